import type { RequestContext } from '../../platform/context/RequestContext';
import { kmFromChord } from '../../shared/geo/kmFromChord';
import { encodeCursor, type CursorValue } from '../../shared/paging/encodeCursor';
import { readPageArguments, type PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import type { Brochure } from '../brochures/Brochure';
import type { BrochureFilter } from './BrochureFilter';
import { BrochureList } from './BrochureList';
import type { BrochureOrder } from './BrochureOrder';
import type { BrochurePage, ListedBrochure } from './BrochurePage';
import { checkFilter } from './checkFilter';
import { readBrochures } from './readBrochures';

export interface ListBrochuresInput {
  page?: PageArguments;
  filter?: BrochureFilter | null;
  orderBy?: readonly BrochureOrder[] | null;
  /** the most that `first` or `last` may ask for; REST hands out longer lists than GraphQL */
  maxPageSize?: number;
}

const defaultPageSize = 24;

/**
 * One page of the ads that the caller may see. At most four statements whatever its size: the numbers of the page, the
 * ads with their neighbours, the count when asked for, and the files when asked for.
 */
export async function listBrochures(context: RequestContext, input: ListBrochuresInput): Promise<BrochurePage> {
  const filter = input.filter ?? {};
  checkFilter(filter);
  const maxSize = input.maxPageSize ?? 100;
  const request = readPageArguments(input.page ?? {}, { defaultSize: Math.min(defaultPageSize, maxSize), maxSize });
  const list = await BrochureList.prepare(context, filter, input.orderBy ?? null);
  const { sql, values, keys } = list.page(request);
  const rows = await context.database.query<FoundRow[]>(sql, values);
  const goesOn = rows.length > request.size;
  const shown = rows.slice(0, request.size);
  const forward = request.reading === 'FORWARD';
  if (!forward) shown.reverse();
  const ads = await readBrochures(
    context,
    shown.map(({ id }) => id),
  );
  const byId = new Map(ads.filter((ad) => list.holds(ad)).map((ad) => [ad.id, ad]));
  let counted: Promise<number> | undefined;
  return {
    edges: shown.flatMap((row) => {
      const brochure = byId.get(row.id);
      return brochure ? [listed(brochure, keys, row)] : [];
    }),
    hasNextPage: forward ? goesOn : request.before !== null,
    hasPreviousPage: forward ? request.after !== null || request.offset > 0 : goesOn,
    totalCount: () => (counted ??= count(context, list)),
  };
}

interface FoundRow {
  id: number;
  /** straight through the earth, in kilometres */
  distance: number | null;
  [key: `k${number}`]: CursorValue;
}

function listed(brochure: Brochure, keys: readonly SortKey[], row: FoundRow): ListedBrochure {
  const chord = row.distance;
  return {
    brochure,
    cursor: encodeCursor(
      keys,
      keys.map((_, at) => row[`k${at}`] ?? ''),
    ),
    distanceKm: chord === null ? null : Math.round(kmFromChord(chord) * 100) / 100,
  };
}

async function count(context: RequestContext, list: BrochureList): Promise<number> {
  const { sql, values } = list.count();
  const [row] = await context.database.query<{ total: number }[]>(sql, values);
  return row?.total ?? 0;
}
