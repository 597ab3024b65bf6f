import { ArgsType, Field, Int } from 'type-graphql';
import { mostSkippedByRelevance } from '../../../../shared/lists/deepestPage';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';
import { readPrimary } from '../../../platform/database/replicas/readScope';
import { describeError } from '../../../platform/logger/describeError';
import { DomainError } from '../../../shared/errors/DomainError';
import { readPageArguments, type PageArguments } from '../../../shared/paging/readPageArguments';
import type { Brochure } from '../../brochures/Brochure';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { noteEmptySearch } from '../empty-searches/noteEmptySearch';
import { BrochureList } from './BrochureList';
import type { BrochureOrder } from '../filters/BrochureOrder';
import type { BrochurePage } from './BrochurePage';
import { checkFilter } from '../filters/checkFilter';
import { findPage, type FoundPage } from './findPage';
import { readListSize, type ListSize } from './ListSize';
import { nameFrequent } from './nameFrequent';
import { presentPage } from './presentPage';
import { readBrochures } from '../rows/readBrochures';
import type { FieldSelection } from '../field-selection/FieldSelection';
import { PageArgs } from '../../../platform/graphql/PageArgs';
import { BrochureFilterInput } from '../filters/BrochureFilterInput';
import { BrochureOrderInput } from '../filters/BrochureOrderInput';

@ArgsType()
export class BrochuresArgs extends PageArgs {
  @Field(() => Int, {
    nullable: true,
    description:
      'How many items to skip, up to 1,000,000: for page-numbered tables of administrators. Everyone else pages by cursor.',
  })
  offset?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of a page of `first` ads, from 1 to 1,000, instead of a cursor. Use cursors for deeper pages.',
  })
  page?: number | null;

  @Field(() => BrochureFilterInput, {
    nullable: true,
    description: 'Which ads; all that the caller may see when absent.',
  })
  filter?: BrochureFilterInput | null;

  @Field(() => [BrochureOrderInput], {
    nullable: true,
    description:
      'Absent: by INDEX, then VALID_FROM newest first; with `filter.near` nearest first. Ties end with the newest `databaseId`.',
  })
  orderBy?: BrochureOrderInput[] | null;
}

export interface ListBrochuresInput {
  page?: PageArguments;
  filter?: BrochureFilter | null;
  orderBy?: readonly BrochureOrder[] | null;
  /** highest `first` or `last`; REST returns longer lists than GraphQL */
  maxPageSize?: number;
  /** parts of the ads to read; absent: all */
  fields?: FieldSelection;
  /** whether the caller needs the total: it comes from the counters with the page, or else from a count with the ads */
  withTotal?: boolean;
}

export const defaultPageSize = 24;

/**
 * Returns one page of the ads that the caller may see: finds its ids, reads their ads, presents them in order. Runs at
 * most four statements for any size: the ids of the page, the ads with their relations, and on demand the count and the
 * files.
 */
export async function listBrochures(context: RequestContext, input: ListBrochuresInput): Promise<BrochurePage> {
  const { filter, orderBy, withTotal = false, fields, maxPageSize: maxSize = 100 } = input;
  checkFilter(filter ?? {});
  const request = readPageArguments(input.page ?? {}, { defaultSize: Math.min(defaultPageSize, maxSize), maxSize });
  checkDepth(input, request.offset);
  const list = await BrochureList.prepare(context, filter ?? {}, orderBy ?? null);
  const expectedIds = idsAtMost(filter?.ids, request.size);
  const found = await findPage(context, list, { request, withTotal, expectedIds, fields });
  const { brochures, size } = await readPage(context, list, found, { withTotal, fields });
  if (found.rows.length === 0 && isFirstPage(input)) await noteQuietly(context, filter ?? {});
  return presentPage(found, request, {
    brochures: brochures.filter(list.membership()),
    size,
    count: () => countList(context, list),
  });
}

function isFirstPage({ page, filter }: ListBrochuresInput): boolean {
  const isNarrow = filter?.ids != null || filter?.box != null || filter?.letter != null;
  return !isNarrow && page?.after == null && page?.before == null && (page?.offset ?? 0) === 0;
}

/** A figure that is lost spoils no list. */
async function noteQuietly(context: RequestContext, filter: BrochureFilter): Promise<void> {
  await readPrimary(() => noteEmptySearch(context, filter)).catch((error: unknown) =>
    context.logger.warn({ error: describeError(error) }, 'A search without result was not counted.'),
  );
}

/** Refuses pages far behind the first ads of a search by relevance: all ads before them would be compared. */
function checkDepth({ filter, orderBy }: ListBrochuresInput, offset: number): void {
  const isByRelevance = orderBy?.[0]?.field === 'RELEVANCE' && (filter?.q ?? '').trim() !== '';
  if (!isByRelevance || offset <= mostSkippedByRelevance) return;
  const message = `By relevance, pages reach the first ${mostSkippedByRelevance} ads. Narrow the search, choose another order, or use cursors.`;
  throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'page', code: 'OUT_OF_RANGE', message }] });
}

/** Reads the ads of a page. Counts the list in the same round trip if nothing else tells its size. */
async function readPage(
  context: RequestContext,
  list: BrochureList,
  { rows, isWhole, sizeFromCounters, brochures: readBefore }: FoundPage,
  { withTotal, fields }: { withTotal: boolean; fields: FieldSelection | undefined },
): Promise<{ brochures: Brochure[]; size: ListSize | null }> {
  if (readBefore) return { brochures: readBefore, size: sizeFromCounters };
  const ids = rows.map(([id]) => id);
  const isCounted = withTotal && sizeFromCounters === null && !isWhole;
  const count = isCounted ? [nameFrequent(list.countStatement())] : [];
  const { brochures, extraRows } = await readBrochures(context, ids, fields, count);
  return { brochures, size: isCounted ? readListSize(extraRows[0]?.[0]) : sizeFromCounters };
}

async function countList(context: RequestContext, list: BrochureList): Promise<ListSize> {
  const [row] = await preparedRows(context.database, nameFrequent(list.countStatement()));
  return readListSize(row);
}

/** Returns the only ids that the list can have, if the filter names them and they fit on the page. */
function idsAtMost(ids: readonly number[] | null | undefined, size: number): readonly number[] | null {
  return ids && ids.length > 0 && ids.length <= size ? [...new Set(ids)] : null;
}
