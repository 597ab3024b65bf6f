import { LRUCache } from 'lru-cache';
import type { FragmentMemory } from '../../../../shared/page-fragments/FragmentMemory';
import type { Fragment } from '../../../../shared/page-fragments/MarkupPiece';

/** Bytes that an entry costs besides its texts: objects, and what is read from it for each page. */
const overhead = 1_000;
/** of keys, and of markup with its bytes */
const [bytesOfKey, bytesOfMarkup] = [2, 3];

/**
 * Markup that pages share: header, footer and cards (docs/decisions/0057-pages-share-their-fragments.md). The key of a
 * fragment is all that it shows, so a change of the data is another fragment and nothing has to be removed. Evicts the
 * least recently used.
 */
export class SharedFragments {
  private readonly fragments: LRUCache<string, Fragment>;

  constructor(maxBytes: number) {
    this.fragments = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ html }, key) => bytesOfMarkup * html.length + bytesOfKey * key.length + overhead,
    });
  }

  /** Those of a version of the site's name and texts, which fragments show as well. */
  ofSite(version: number): FragmentMemory {
    return {
      find: (key) => this.fragments.get(`${String(version)} ${key}`),
      keep: (key, fragment) => void this.fragments.set(`${String(version)} ${key}`, fragment),
    };
  }

  get bytes(): number {
    return this.fragments.calculatedSize;
  }
}
