import type { Html } from '../rest/reference/html';

/** A heading of a page, for its table of contents. */
export interface PageHeading {
  id: string;
  text: string;
  /** 2 or 3 */
  level: number;
}

/** A page of the developer portal, without the frame that all of them share. */
export interface PortalPage {
  /** its address on the site */
  path: string;
  title: string;
  /** a sentence for search engines and the portal's own search */
  summary: string;
  content: Html;
  headings: readonly PageHeading[];
  /** the page above it, which the navigation marks; absent: the page itself */
  parent?: { path: string; title: string };
  /** false: search engines may follow its links, but do not keep it (docs/crawling.md#everything-else) */
  isIndexed: boolean;
  /** what the search finds besides titles and headings: names of fields, parameters */
  keywords?: readonly string[];
}
