const key = 'sessionNotice';

/**
 * One sentence that is shown after a change of place ("Your session has ended"). It is kept in session storage because
 * the way there may be a full page load.
 */
export const sessionNotice = {
  leave: (text: string): void => {
    try {
      window.sessionStorage.setItem(key, text);
    } catch {
      // storage is forbidden here: the change of place has to speak for itself
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
      // nothing was kept either
    }
  },
};
