import { kmFromChord } from '../../../shared/geo/sphere/kmFromChord';
import { encodeCursor, type CursorValue } from '../../../shared/paging/encodeCursor';
import type { SortKey } from '../../../shared/paging/SortKey';
import type { PageRequest } from '../../../shared/paging/readPageArguments';
import type { Brochure } from '../../brochures/Brochure';
import type { BrochurePage, ListedBrochure } from './BrochurePage';
import type { FoundPage } from './findPage';

interface ReadPage {
  /** the ads of the page that still belong to the list, in any order */
  brochures: readonly Brochure[];
  /** size of the list, if it is known */
  total: number | null;
  /** counts the list */
  count: () => Promise<number>;
}

/** Puts the ads of a page in list order, with cursors and distances. */
export function presentPage(
  { rows, sortKeys, hasMore, isWhole }: FoundPage,
  { after, before, offset, reading }: PageRequest,
  { brochures, total, count }: ReadPage,
): BrochurePage {
  const byId = new Map(brochures.map((brochure) => [brochure.id, brochure]));
  const edges = rows.flatMap(([id, chord, ...sortValues]): ListedBrochure[] => {
    const brochure = byId.get(id);
    if (!brochure) return [];
    return [new FoundBrochure(brochure, chord, { sortKeys, sortValues })];
  });
  const isForward = reading === 'FORWARD';
  const size = isWhole ? edges.length : total;
  let counted: Promise<number> | undefined;
  return {
    edges,
    hasNextPage: isForward ? hasMore : before !== null,
    hasPreviousPage: isForward ? after !== null || offset > 0 : hasMore,
    totalCount: () => size ?? (counted ??= count()),
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
