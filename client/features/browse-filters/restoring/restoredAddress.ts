import { namesWhatToShow } from '../namesWhatToShow';
import { storedFilterKeys } from './storedFilterKeys';

/** List and map; a test holds them to `paths`. */
export const restoringPaths: readonly string[] = ['/', '/brochureMap'];

/**
 * Where a visitor goes on who opens list or map without saying what to show: the same page with the filters of the last
 * visit. Null when the address stays as it is.
 */
export function restoredAddress(
  { pathname, search }: { pathname: string; search: string },
  readStored: (key: string) => unknown,
): string | null {
  const query = new URLSearchParams(search);
  if (!restoringPaths.includes(pathname) || namesWhatToShow(query)) return null;
  let isRestored = false;
  for (const [name, key] of Object.entries(storedFilterKeys)) {
    const value = readStored(key);
    if (typeof value !== 'string' || value.trim() === '') continue;
    query.set(name, value);
    isRestored = true;
  }
  return isRestored ? `${pathname}?${query.toString()}` : null;
}
