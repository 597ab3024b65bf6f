import type { SqlValues } from '../../../../platform/database/SqlValues';
import type { AlignedSortKey } from '../../../../shared/paging/alignSortKeys';
import { decodeCursor } from '../../../../shared/paging/decodeCursor';
import { keysetCondition } from '../../../../shared/paging/keysetCondition';
import { orderByClause } from '../../../../shared/paging/orderByClause';
import type { PageRequest } from '../../../../shared/paging/readPageArguments';
import type { SortKey } from '../../../../shared/paging/SortKey';
import type { Relevance } from '../../search/relevanceSql';
import { pageSql } from './pageSql';
import { relevancePageSql, type PagedStep } from './relevancePageSql';
import { scanInOrder, type Scan, type ScanSql } from './scanInOrder';

/** The parts of a list's statement, as SQL with the ad as `b`. */
export interface ListSql {
  /** FROM with the joins of the sort keys */
  source: string;
  /** all but the search */
  conditions: readonly string[];
  search: string | null;
  /** the distance from the place of the list, or null */
  distance: string | null;
  sortKeys: readonly SortKey[];
  aligned: readonly AlignedSortKey[];
  /** the distance, if the order begins with it, nearest first; else null */
  nearestBy: string | null;
  /** the steps of the first sort key, if the page may be found step by step; else null */
  relevance: Relevance | null;
}

/** Returns SQL for the ids of a page with the sort keys `k0`, `k1` …, and one row more than the page has. */
export function pageOfListSql(list: ListSql, request: PageRequest, values: SqlValues): string {
  const { aligned, search, sortKeys, nearestBy, relevance } = list;
  const after = cursorOf(request, 'after', sortKeys, values);
  const before = cursorOf(request, 'before', sortKeys, values);
  const orderOfPage = orderByClause(
    aligned.map((key, at) => ({ ...key, expression: `page.k${at}` })),
    request.reading,
  );
  const slice = { orderOfPage, limit: request.size + 1, offset: request.offset };
  const expressions = aligned.map(({ expression }) => expression);
  const columns = ['id', 'distance', ...aligned.map((_, at) => `k${at}`)].join(', ');
  const order = orderByClause(aligned, request.reading);
  const bounds = [
    ...(after ? [keysetCondition(aligned, after.placeholders, 'AFTER')] : []),
    ...(before ? [keysetCondition(aligned, before.placeholders, 'BEFORE')] : []),
  ];
  const select = (conditions: readonly string[], more: readonly string[] = []) =>
    selectSql(list, expressions, [...bounds, ...conditions], more);
  if (relevance && search !== null && before === null && isBestFirst(aligned, request)) {
    return relevancePageSql(search, {
      ...slice,
      steps: stepsAfter(relevance, aligned, after),
      first: (conditions) => `${select(conditions)} ORDER BY ${order} LIMIT ${slice.limit + slice.offset}`,
      firstOfStep: (step, conditions) => firstOfStep(list, step, conditions, slice.limit + slice.offset),
      manyOfStep: (step, scan) =>
        manyOfStep(list, search, step, { ...scan, columns, count: slice.limit + slice.offset }),
    });
  }
  const isByRelevance = sortKeys[0]?.name === 'RELEVANCE';
  return pageSql(search, { ...slice, select, columns, order, nearestBy, isByRelevance });
}

function selectSql(
  { source, conditions, distance }: ListSql,
  keys: readonly string[],
  moreConditions: readonly string[],
  moreColumns: readonly string[],
): string {
  const columns = [...keys.map((key, at) => `${key} AS k${at}`), ...moreColumns];
  return `
    SELECT b.id, ${distance ?? 'NULL::float8'} AS distance, ${columns.join(', ')}
    FROM ${source}
    WHERE ${[...conditions, ...moreConditions].join(' AND ')}`;
}

function isBestFirst([first]: readonly AlignedSortKey[], { reading }: PageRequest): boolean {
  return first?.name === 'RELEVANCE' && first.direction === 'ASC' && reading === 'FORWARD';
}

/** Ads of one rank tie in the first key, so the other keys are their order, which an index may have. */
function firstOfStep(list: ListSql, step: PagedStep, more: readonly string[], count: number): string {
  const { select, isOfRank, amongEquals } = stepOf(list, step);
  return isNearestFirst(list)
    ? `${select([...more, isOfRank])} ORDER BY ${amongEquals[0]?.expression ?? ''} FETCH FIRST ${count} ROWS WITH TIES`
    : `${select([...more, isOfRank])} ORDER BY ${orderByClause(amongEquals, 'FORWARD')} LIMIT ${count}`;
}

function manyOfStep(
  list: ListSql,
  search: string,
  step: PagedStep,
  scan: Pick<Scan, 'name' | 'runs' | 'columns' | 'count'>,
): ScanSql {
  if (isNearestFirst(list)) {
    const rows = firstOfStep(list, step, [...scan.runs, search], scan.count);
    return { tables: [`${scan.name} AS MATERIALIZED (${rows})`], isShort: 'false' };
  }
  const { select, isOfRank, amongEquals } = stepOf(list, step);
  const order = orderByClause(amongEquals, 'FORWARD');
  return scanInOrder({ ...scan, select, match: `(${search} AND ${isOfRank})`, order });
}

const isNearestFirst = ({ aligned: [, next], distance }: ListSql): boolean =>
  next !== undefined && next.expression === distance && next.direction === 'ASC';

function stepOf(list: ListSql, { rank, conditions }: PagedStep) {
  const [relevance, ...amongEquals] = list.aligned;
  const keys = [`${rank}::integer`, ...amongEquals.map(({ expression }) => expression)];
  return {
    select: (more: readonly string[], columns: readonly string[] = []) =>
      selectSql(list, keys, [...conditions, ...more], columns),
    // COALESCE has a fixed estimate of one half, so PostgreSQL scans the list in its order
    isOfRank: `coalesce(${relevance?.expression ?? rank} = ${rank}, false)`,
    amongEquals,
  };
}

/** Leaves out the steps before the cursor. */
function stepsAfter(
  { steps }: Relevance,
  [, ...amongEquals]: readonly AlignedSortKey[],
  after: Cursor | null,
): PagedStep[] {
  if (after === null) return steps.map((step) => ({ ...step, conditions: [] }));
  const [rank] = after.values;
  const beyond = keysetCondition(amongEquals, after.placeholders.slice(1), 'AFTER');
  return steps
    .filter((step) => step.rank >= Number(rank))
    .map((step) => ({ ...step, conditions: step.rank === rank ? [beyond] : [] }));
}

interface Cursor {
  values: ReturnType<typeof decodeCursor>;
  placeholders: string[];
}

function cursorOf(
  request: PageRequest,
  argument: 'after' | 'before',
  keys: readonly SortKey[],
  values: SqlValues,
): Cursor | null {
  const cursor = request[argument];
  if (cursor === null) return null;
  const decoded = decodeCursor(keys, cursor, argument);
  return { values: decoded, placeholders: decoded.map((value) => values.add(value)) };
}
