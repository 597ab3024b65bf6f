/** What a page tells the service worker that came after it: keep this page, too. */
export interface KeepPageMessage {
  type: 'keep-page';
  url: string;
}
