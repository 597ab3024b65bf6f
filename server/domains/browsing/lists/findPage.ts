import type { RequestContext } from '../../../platform/context/RequestContext';
import { preparedRowsTogether } from '../../../platform/database/prepared/preparedRowsTogether';
import type { CursorValue } from '../../../shared/paging/encodeCursor';
import type { PageRequest } from '../../../shared/paging/readPageArguments';
import type { SortKey } from '../../../shared/paging/SortKey';
import type { Brochure } from '../../brochures/Brochure';
import type { FieldSelection } from '../field-selection/FieldSelection';
import { readBrochures } from '../rows/readBrochures';
import type { BrochureList } from './BrochureList';
import { readListSize, type ListSize } from './ListSize';
import { nameFrequent } from './nameFrequent';

/** The distance is the chord through the earth, in kilometres. */
type FoundRow = [id: number, distance: number | null, ...sortKeys: CursorValue[]];

/** The ids of a page with the values of its sort keys, in list order. */
export interface FoundPage {
  rows: FoundRow[];
  sortKeys: readonly SortKey[];
  /** true if the list continues beyond the page in reading direction */
  hasMore: boolean;
  /** true if the page is the whole list */
  isWhole: boolean;
  /** size of the list; null if it was not wanted or the counters do not cover the list */
  sizeFromCounters: ListSize | null;
  /** the ads of the page, if the filter names them: they are read in the same round trip; null: not read yet */
  brochures: Brochure[] | null;
}

export interface WantedPage {
  request: PageRequest;
  withTotal: boolean;
  /** all ids that the page can have, if the filter names them */
  expectedIds: readonly number[] | null;
  fields: FieldSelection | undefined;
}

/** Finds the ids of a page, in one round trip with the total from the counters. */
export async function findPage(
  context: RequestContext,
  list: BrochureList,
  { request, withTotal, expectedIds, fields }: WantedPage,
): Promise<FoundPage> {
  const { sortKeys, ...page } = list.pageStatement(request);
  const total = withTotal ? list.counterStatement() : null;
  const statements = [page, ...(total ? [total] : [])].map(nameFrequent);
  const { extraRows, brochures } =
    expectedIds === null
      ? { extraRows: await preparedRowsTogether(context.database, statements), brochures: null }
      : await readBrochures(context, expectedIds, fields, statements);
  const [found = [], totalRows] = extraRows;
  const rows = found.slice(0, request.size) as FoundRow[];
  if (request.reading === 'BACKWARD') rows.reverse();
  const hasMore = found.length > request.size;
  const isFromStart = request.after === null && request.before === null && request.offset === 0;
  return {
    rows,
    sortKeys,
    hasMore,
    isWhole: isFromStart && !hasMore,
    sizeFromCounters: totalRows ? readListSize(totalRows[0]) : null,
    brochures,
  };
}
