import type { PageRenderer } from './PageRenderer';

/** The client as it is to be served: built, or compiled on the fly during development. */
export interface PageSource {
  /**
   * The HTML around each page, with places for head, body and handed-over data. What the server has drawn is read before
   * its scripts come; what the browser is to draw waits for them.
   */
  template: (url: string, drawnBy: 'server' | 'browser') => Promise<string>;
  renderer: () => Promise<PageRenderer>;
  /** head elements that a screen's own chunk needs: what to fetch early, and its styles */
  chunkHead: (module: string | undefined) => string;
}
