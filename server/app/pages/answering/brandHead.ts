import { siteValues, siteVersion } from '../../../shared/brand/siteValues';
import { escapeHtml } from '../../../shared/text/escapeHtml';
import type { PageRenderer } from '../PageRenderer';

let drawn: { version: number; head: string } = { version: 0, head: '' };

/**
 * Has the renderer follow the settings of the site. Returns what they add to the head of each page: name and texts for
 * the scripts (`client/shared/site.ts`), and colours before anything is painted. Empty for a site that is as built.
 */
export function brandHead({ setSiteTexts, siteStyle }: PageRenderer): string {
  const version = siteVersion();
  if (drawn.version === version) return drawn.head;
  const { name, tagline, description, socialLinks, light, dark } = siteValues();
  const texts = { name, tagline, description, socialLinks };
  setSiteTexts(texts);
  const css = siteStyle(light, dark);
  const style = css === '' ? '' : `<style>${css}</style>`;
  drawn = {
    version,
    head: version === 0 ? '' : `<meta name="site" content="${escapeHtml(JSON.stringify(texts))}">${style}`,
  };
  return drawn.head;
}
