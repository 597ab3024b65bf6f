const keys = { text: 'sessionNotice', from: 'sessionNoticeFrom' } as const;

/**
 * A message to show after a redirect ("Your session has ended"), and the address that the person has left. Kept in session
 * storage, because the redirect may be a full page load.
 */
export const sessionNotice = {
  leave: (text: string): void => {
    try {
      window.sessionStorage.setItem(keys.text, text);
      window.sessionStorage.setItem(keys.from, window.location.pathname + window.location.search);
    } catch {
      // storage is forbidden: the redirect happens without a message
    }
  },

  read: (): string | null => stored(keys.text),

  /** The private address that the message is about. */
  readFrom: (): string | null => stored(keys.from),

  clear: (): void => {
    try {
      for (const key of Object.values(keys)) window.sessionStorage.removeItem(key);
    } catch {
      // storage is forbidden, so there is no message either
    }
  },
};

function stored(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
