import { drawingUrl, type DrawingFile } from '../../../shared/brand/drawingUrl';
import { siteIcon } from '../../../shared/brand/siteIcon';
import { siteVersion } from '../../../shared/brand/siteValues';

let version = 0;
const changed = new Map<string, string>();

/** Returns a template whose icons and manifest are those of the site's settings, at addresses that caches do not know yet. */
export function withSiteIcons(template: string): string {
  if (siteVersion() === 0) return template;
  if (version !== siteVersion()) {
    version = siteVersion();
    changed.clear();
  }
  const known = changed.get(template);
  if (known !== undefined) return known;
  const icon = siteIcon();
  let page = template.replace('href="/manifest.webmanifest"', `href="/manifest.webmanifest?v=${version}"`);
  if (icon !== null) {
    const link = (rel: string, file: DrawingFile) =>
      `<link rel="${rel}" href="${drawingUrl(icon, file)}" type="image/png">`;
    page = page
      .replace(/<link rel="icon"[^>]*>/, link('icon', 'icon-48.png'))
      .replace(/<link rel="apple-touch-icon"[^>]*>/, link('apple-touch-icon', 'apple-touch-icon.png'));
  }
  changed.set(template, page);
  return page;
}
