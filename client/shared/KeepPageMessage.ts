/** The message from a page to a new service worker: cache this page too. */
export interface KeepPageMessage {
  type: 'keep-page';
  url: string;
}

/** The message from the till: cache its page and its files. The answer comes by the port. */
export interface KeepTillMessage {
  type: 'keep-till';
}
