import type { RequestContext } from '../../platform/context/RequestContext';
import { preparedRowsTogether } from '../../platform/database/preparedRowsTogether';
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
  /** how many ads the whole list has, where that could be told along */
  total: number | null;
  /** the ads of some of the rows */
  read: (ids: readonly number[]) => Promise<Brochure[]>;
}

interface Wanted {
  /** all that the page can hold, where that is known beforehand: they are read in the same go */
  expected: readonly number[] | null;
  /** adds up the kept numbers of the list */
  total: Statement | null;
  parts: BrochureParts | undefined;
}

export async function findPage(
  context: RequestContext,
  statement: Statement,
  { expected, total, parts }: Wanted,
): Promise<FoundPage> {
  const along = [statement, ...(total ? [total] : [])].map(nameFrequent);
  if (expected === null) {
    const answers = await preparedRowsTogether(context.database, along);
    return { ...pageOf(answers), read: async (ids) => (await readBrochures(context, ids, parts)).ads };
  }
  const read = await readBrochures(context, expected, parts, along);
  return { ...pageOf(read.along), read: () => Promise.resolve(read.ads) };
}

function pageOf([rows = [], counted]: unknown[][][]): Pick<FoundPage, 'rows' | 'total'> {
  return { rows: rows as FoundRow[], total: counted ? Number(counted[0]?.[0] ?? 0) : null };
}
