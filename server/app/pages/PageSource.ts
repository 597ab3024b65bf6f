import type { MarkupPiece } from '../../../shared/page-fragments/MarkupPiece';
import type { PageRenderer } from './PageRenderer';

/** The client to serve: built, or compiled on the fly during development. */
export interface PageSource {
  /**
   * The HTML around each page, with places for head, body and hydration payload. A page from the server is readable
   * before its scripts load; a page from the browser waits for them.
   */
  template: (url: string, drawnBy: 'server' | 'browser') => Promise<string>;
  renderer: () => Promise<PageRenderer>;
  /** Icons that a page from the server refers to, if its template has a place for them. */
  icons: (body: readonly MarkupPiece[]) => string;
  /**
   * Head elements of a page with this screen: files to load early, and styles. With the body of a page from the server,
   * all styles that this body uses; else all of the screen, because the template has the site's.
   */
  chunkHead: (module: string | undefined, body?: readonly MarkupPiece[]) => string;
}
