/** The message from a page to a new service worker: cache this page too. */
export interface KeepPageMessage {
  type: 'keep-page';
  url: string;
}
