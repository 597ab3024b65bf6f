import { namesWhatToShow } from '../namesWhatToShow';
import { storedFilterKeys } from './storedFilterKeys';

/** List and map; a test compares them with `paths`. */
export const restoringPaths: readonly string[] = ['/', '/brochureMap'];

/**
 * The address with the filters of the last visit, for a visitor who opens list or map without an explicit choice. Null
 * when the address stays unchanged.
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
