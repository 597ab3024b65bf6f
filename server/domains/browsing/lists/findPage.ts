import type { RequestContext } from '../../../platform/context/RequestContext';
import { preparedRowsTogether } from '../../../platform/database/prepared/preparedRowsTogether';
import type { CursorValue } from '../../../shared/paging/encodeCursor';
import type { Brochure } from '../../brochures/Brochure';
import type { Statement } from './BrochureList';
import { nameFrequent } from './nameFrequent';
import { readBrochures } from '../rows/readBrochures';
import type { FieldSelection } from '../field-selection/FieldSelection';

/** The distance is the chord through the earth, in kilometres. */
export type FoundRow = [id: number, distance: number | null, ...keys: CursorValue[]];

interface FoundPage {
  rows: FoundRow[];
  /** size of the whole list from the counters; null: not in the counters */
  total: number | null;
  /** reads the ads of some rows, and runs the count in the same round trip */
  readAds: (ids: readonly number[], count: Statement | null) => Promise<ReadPage>;
}

interface ReadPage {
  ads: Brochure[];
  /** null without a count statement */
  counted: number | null;
}

interface Wanted {
  /** ids of all possible ads of the page, if known: the page then takes one round trip */
  expected: readonly number[] | null;
  /** sums the counters of the list */
  total: Statement | null;
  fields: FieldSelection | undefined;
}

export async function findPage(
  context: RequestContext,
  statement: Statement,
  { expected, total, fields }: Wanted,
): Promise<FoundPage> {
  const statements = [statement, ...(total ? [total] : [])].map(nameFrequent);
  if (expected === null) {
    const rows = await preparedRowsTogether(context.database, statements);
    const readAds: FoundPage['readAds'] = async (ids, count) => {
      const { ads, extraRows } = await readBrochures(context, ids, fields, count ? [nameFrequent(count)] : []);
      return { ads, counted: numberIn(extraRows[0]) };
    };
    return { ...pageOf(rows), readAds };
  }
  const { ads, extraRows } = await readBrochures(context, expected, fields, statements);
  return { ...pageOf(extraRows), readAds: () => Promise.resolve({ ads, counted: null }) };
}

function pageOf([rows = [], counted]: unknown[][][]): Pick<FoundPage, 'rows' | 'total'> {
  return { rows: rows as FoundRow[], total: numberIn(counted) };
}

function numberIn(rows: unknown[][] | undefined): number | null {
  return rows ? Number(rows[0]?.[0] ?? 0) : null;
}
