/**
 * Local storage as JSON. It may be full, blocked or hold data of an older version, and none of that may break a page.
 * So reading returns undefined and writing fails silently.
 */
export const localStore = {
  read(key: string): unknown {
    try {
      const text = localStorage.getItem(key);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    } catch {
      return undefined;
    }
  },

  write(key: string, value: unknown): void {
    try {
      if (value === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // a forgotten filter is better than a page that does not open
    }
  },
};
