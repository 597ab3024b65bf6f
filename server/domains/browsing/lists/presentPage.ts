import { kmFromChord } from '../../../shared/geo/sphere/kmFromChord';
import { encodeCursor, type CursorValue } from '../../../shared/paging/encodeCursor';
import type { SortKey } from '../../../shared/paging/SortKey';
import type { PageRequest } from '../../../shared/paging/readPageArguments';
import type { Brochure } from '../../brochures/Brochure';
import type { BrochurePage, ListedBrochure } from './BrochurePage';
import { brochureTypes } from '../../brochures/fields/brochureTypes';
import type { FoundPage } from './findPage';
import type { ListSize } from './ListSize';

interface ReadPage {
  /** the ads of the page that still belong to the list, in any order */
  brochures: readonly Brochure[];
  /** size of the list, if it is known */
  size: ListSize | null;
  /** counts the list */
  count: () => Promise<ListSize>;
}

/** Puts the ads of a page in list order, with cursors and distances. */
export function presentPage(
  { rows, sortKeys, hasMore, isWhole }: FoundPage,
  { after, before, offset, reading }: PageRequest,
  { brochures, size: known, count }: ReadPage,
): BrochurePage {
  const byId = new Map(brochures.map((brochure) => [brochure.id, brochure]));
  const edges = rows.flatMap(([id, chord, ...sortValues]): ListedBrochure[] => {
    const brochure = byId.get(id);
    if (!brochure) return [];
    return [new FoundBrochure(brochure, chord, { sortKeys, sortValues })];
  });
  const isForward = reading === 'FORWARD';
  const size = isWhole ? sizeOf(edges.map(({ brochure }) => brochure)) : known;
  let counted: Promise<ListSize> | undefined;
  const read = (part: keyof ListSize) => (size ? size[part] : (counted ??= count()).then((found) => found[part]));
  return {
    edges,
    hasNextPage: isForward ? hasMore : before !== null,
    hasPreviousPage: isForward ? after !== null || offset > 0 : hasMore,
    totalCount: () => read('total'),
    offerCount: () => read('offers'),
  };
}

/** The offers are counted when they are read: not every selection has the types that this needs. */
function sizeOf(brochures: readonly Brochure[]): ListSize {
  return {
    total: brochures.length,
    get offers() {
      return brochures.filter(({ type }) => brochureTypes[type].hasCoupons).length;
    },
  };
}

class FoundBrochure implements ListedBrochure {
  constructor(
    readonly brochure: Brochure,
    private readonly chord: number | null,
    private readonly place: { sortKeys: readonly SortKey[]; sortValues: readonly CursorValue[] },
  ) {}

  get cursor(): string {
    return encodeCursor(this.place.sortKeys, this.place.sortValues);
  }

  get distanceKm(): number | null {
    return roundedKm(this.chord);
  }
}

/** Rounds to 10 m. */
function roundedKm(chord: number | null): number | null {
  return chord === null ? null : Math.round(kmFromChord(chord) * 100) / 100;
}
