import type { RequestContext } from '../../platform/context/RequestContext';
import { preparedRows } from '../../platform/database/preparedRows';
import type { CursorValue } from '../../shared/paging/encodeCursor';
import type { Brochure } from '../brochures/Brochure';
import type { Statement } from './BrochureList';
import { nameFrequent } from './nameFrequent';
import { readBrochures } from './readBrochures';
import type { BrochureParts } from './reading/BrochureParts';

/** The distance is straight through the earth, in kilometres. */
export type FoundRow = [id: number, distance: number | null, ...keys: CursorValue[]];

interface FoundPage {
  rows: FoundRow[];
  /** the ads of some of the rows */
  read: (ids: readonly number[]) => Promise<Brochure[]>;
}

/** Where the numbers of the ads can be told beforehand, they are read in the same go. */
export async function findPage(
  context: RequestContext,
  statement: Statement,
  expected: readonly number[] | null,
  parts: BrochureParts | undefined,
): Promise<FoundPage> {
  const find = nameFrequent(statement);
  if (expected === null) {
    const rows = (await preparedRows(context.database, find)) as FoundRow[];
    return { rows, read: async (ids) => (await readBrochures(context, ids, parts)).ads };
  }
  const { ads, along } = await readBrochures(context, expected, parts, [find]);
  return { rows: (along[0] ?? []) as FoundRow[], read: () => Promise.resolve(ads) };
}
