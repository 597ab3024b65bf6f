import { ArgsType, Field, Int } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';
import { kmFromChord } from '../../../shared/geo/sphere/kmFromChord';
import { encodeCursor } from '../../../shared/paging/encodeCursor';
import { readPageArguments, type PageArguments } from '../../../shared/paging/readPageArguments';
import type { SortKey } from '../../../shared/paging/SortKey';
import type { Brochure } from '../../brochures/Brochure';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { BrochureList } from './BrochureList';
import type { BrochureOrder } from '../filters/BrochureOrder';
import type { BrochurePage, ListedBrochure } from './BrochurePage';
import { checkFilter } from '../filters/checkFilter';
import { findPage, type FoundRow } from './findPage';
import { nameFrequent } from './nameFrequent';
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

const defaultPageSize = 24;

/**
 * Returns one page of the ads that the caller may see. Runs at most four statements for any size: the ids of the page,
 * the ads with their relations, and on demand the count and the files.
 */
export async function listBrochures(context: RequestContext, input: ListBrochuresInput): Promise<BrochurePage> {
  const filter = input.filter ?? {};
  checkFilter(filter);
  const maxSize = input.maxPageSize ?? 100;
  const request = readPageArguments(input.page ?? {}, { defaultSize: Math.min(defaultPageSize, maxSize), maxSize });
  const list = await BrochureList.prepare(context, filter, input.orderBy ?? null);
  const { keys, ...statement } = list.page(request);
  const {
    rows,
    total: totalFromCounters,
    readAds,
  } = await findPage(context, statement, {
    expected: idsAtMost(filter, request.size),
    total: input.withTotal ? list.countFromCounters() : null,
    fields: input.fields,
  });
  const goesOn = rows.length > request.size;
  const shown = rows.slice(0, request.size);
  const forward = request.reading === 'FORWARD';
  if (!forward) shown.reverse();
  const isWhole = !goesOn && request.after === null && request.before === null && request.offset === 0;
  // The first page of a list that fits on it needs no count.
  const isCounted = input.withTotal === true && totalFromCounters === null && !isWhole;
  const { ads, counted: countedTotal } = await readAds(
    shown.map(([id]) => id),
    isCounted ? list.count() : null,
  );
  const byId = new Map(ads.filter(list.membership()).map((ad) => [ad.id, ad]));
  const edges = shown.flatMap((row) => {
    const brochure = byId.get(row[0]);
    return brochure ? [listed(brochure, keys, row)] : [];
  });
  const total = totalFromCounters ?? countedTotal;
  const knownTotal = total === null ? null : Promise.resolve(total);
  let counted: Promise<number> | undefined;
  return {
    edges,
    hasNextPage: forward ? goesOn : request.before !== null,
    hasPreviousPage: forward ? request.after !== null || request.offset > 0 : goesOn,
    totalCount: () => (counted ??= isWhole ? Promise.resolve(edges.length) : (knownTotal ?? count(context, list))),
  };
}

function listed(brochure: Brochure, keys: readonly SortKey[], [, chord, ...cursorValues]: FoundRow): ListedBrochure {
  return {
    brochure,
    cursor: encodeCursor(keys, cursorValues),
    distanceKm: chord === null ? null : Math.round(kmFromChord(chord) * 100) / 100,
  };
}

async function count(context: RequestContext, list: BrochureList): Promise<number> {
  const [row] = await preparedRows(context.database, nameFrequent(list.count()));
  return Number(row?.[0] ?? 0);
}

/** Returns the only ids that the list can have, if the filter names them and they fit on the page. */
function idsAtMost({ ids }: BrochureFilter, size: number): readonly number[] | null {
  return ids && ids.length > 0 && ids.length <= size ? [...new Set(ids)] : null;
}
