import { LRUCache } from 'lru-cache';

/** Limit for the texts of one function, in characters. */
const mostCharacters = 1_000_000;
/** Longer texts are rare, and each would take the place of many. */
const longest = 20_000;

/** Finds something out about the text of a document once, for the texts that were used last. */
export function oncePerText<Found extends string | boolean | number>(
  find: (text: string) => Found,
): (text: string) => Found {
  const known = new LRUCache<string, Found>({
    maxSize: mostCharacters,
    maxEntrySize: longest,
    sizeCalculation: (_found, text) => text.length + 100,
  });
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = find(text);
    known.set(text, found);
    return found;
  };
}
