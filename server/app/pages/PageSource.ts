import type { PageRenderer } from './PageRenderer';

/** The client to serve: built, or compiled on the fly during development. */
export interface PageSource {
  /**
   * The HTML around each page, with places for head, body and hydration payload. A page from the server is readable
   * before its scripts load; a page from the browser waits for them.
   */
  template: (url: string, drawnBy: 'server' | 'browser') => Promise<string>;
  renderer: () => Promise<PageRenderer>;
  /** head elements for a screen's own chunk: files to load early, and styles */
  chunkHead: (module: string | undefined) => string;
}
