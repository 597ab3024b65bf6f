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
  /** the ads of some of the rows, and what is counted along */
  read: (ids: readonly number[], count: Statement | null) => Promise<ReadPage>;
}

interface ReadPage {
  ads: Brochure[];
  /** null where nothing was counted along */
  counted: number | null;
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
    const read: FoundPage['read'] = async (ids, count) => {
      const { ads, along } = await readBrochures(context, ids, parts, count ? [nameFrequent(count)] : []);
      return { ads, counted: numberIn(along[0]) };
    };
    return { ...pageOf(answers), read };
  }
  const { ads, along: answers } = await readBrochures(context, expected, parts, along);
  return { ...pageOf(answers), read: () => Promise.resolve({ ads, counted: null }) };
}

function pageOf([rows = [], counted]: unknown[][][]): Pick<FoundPage, 'rows' | 'total'> {
  return { rows: rows as FoundRow[], total: numberIn(counted) };
}

function numberIn(rows: unknown[][] | undefined): number | null {
  return rows ? Number(rows[0]?.[0] ?? 0) : null;
}
