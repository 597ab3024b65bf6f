/**
 * Local storage as JSON. It may be full, blocked or hold what an older version wrote; none of that may break a page,
 * so reading answers undefined and writing is given up quietly.
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
      // a filter that is not remembered is better than a page that does not open
    }
  },
};
