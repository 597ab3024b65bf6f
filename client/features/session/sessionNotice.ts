const key = 'sessionNotice';

/**
 * A message to show after a redirect ("Your session has ended"). Kept in session storage, because the redirect may be a
 * full page load.
 */
export const sessionNotice = {
  leave: (text: string): void => {
    try {
      window.sessionStorage.setItem(key, text);
    } catch {
      // storage is forbidden: the redirect happens without a message
    }
  },

  read: (): string | null => {
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },

  clear: (): void => {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // storage is forbidden, so there is no message either
    }
  },
};
