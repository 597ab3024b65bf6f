import { brand } from '../../../shared/brand/brand';
import { escapeHtml } from '../../../shared/text/escapeHtml';
import { withSiteIcons } from './withSiteIcons';

export interface PageParts {
  head: string;
  body: string;
  /** those of the body; pages from the browser have all icons in their template */
  icons?: string;
  hydrationPayload: string;
}

/** Fills the template's places. Uses replacement functions, because content may contain `$&` and similar patterns. */
export function composePage(template: string, { head, body, hydrationPayload, icons = '' }: PageParts): string {
  return (
    withSiteIcons(template)
      .replace('<!--page-head-->', () => head)
      .replace('<!--page-icons-->', () => icons)
      // React closes what SVG lets close itself: four bytes for each of 75 icons
      .replace('<!--page-body-->', () => body.replaceAll('></use>', '/>'))
      .replace('<!--page-hydrationPayload-->', () => hydrationPayload)
  );
}

/** Returns the parts of a page that only the browser renders. */
export const emptyPage = (): PageParts => ({
  head: `<title>${escapeHtml(brand.name)}</title><meta name="robots" content="noindex">`,
  body: '',
  hydrationPayload: '',
});
