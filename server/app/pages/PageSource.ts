import type { PageRenderer } from './PageRenderer';

/** The client as it is to be served: built, or compiled on the fly during development. */
export interface PageSource {
  /** the HTML around each page, with places for head, body and handed-over data */
  template: (url: string) => Promise<string>;
  renderer: () => Promise<PageRenderer>;
  /** head elements that a screen's own chunk needs: what to fetch early, and its styles */
  chunkHead: (module: string | undefined) => string;
}
