import type { DataSource } from 'typeorm';
import { alignSortKeys } from '../../shared/paging/alignSortKeys';
import { decodeCursor } from '../../shared/paging/decodeCursor';
import { encodeCursor, type CursorValue } from '../../shared/paging/encodeCursor';
import { keysetCondition } from '../../shared/paging/keysetCondition';
import { orderByClause } from '../../shared/paging/orderByClause';
import { readPageArguments, type PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import type { Page } from '../graphql/Page';
import type { FlatEntity, SqlRow } from './flatEntity';
import { SqlValues } from './SqlValues';

export interface KeysetList<T> {
  entity: Pick<FlatEntity<T>, 'select' | 'read'>;
  /** table and alias, with joins */
  from: string;
  /** the last key is unique */
  keys: readonly SortKey[];
  /** the conditions of the WHERE, built for each statement with its own values */
  conditions(values: SqlValues): string[];
  page: Omit<PageArguments, 'offset'>;
  /** maximum of `first` or `last`; REST allows longer lists than GraphQL */
  maxPageSize?: number;
}

/** Reads a page of a list by cursor, with one statement and one more if the count is selected. */
export async function keysetPage<T>(
  database: DataSource,
  list: KeysetList<T>,
): Promise<Page<{ item: T; cursor: string }>> {
  const { entity, from, keys } = list;
  const { size, reading, after, before } = readPageArguments(list.page, {
    defaultSize: 24,
    maxSize: list.maxPageSize ?? 100,
  });
  const values = new SqlValues();
  const aligned = alignSortKeys(keys);
  const beyond = (cursor: string | null, argument: 'after' | 'before', side: 'AFTER' | 'BEFORE') => {
    if (cursor === null) return [];
    const placeholders = decodeCursor(keys, cursor, argument).map((value) => values.add(value));
    return [keysetCondition(aligned, placeholders, side)];
  };
  const conditions = [
    ...list.conditions(values),
    ...beyond(after, 'after', 'AFTER'),
    ...beyond(before, 'before', 'BEFORE'),
  ];
  // one row more than the page shows whether the list continues
  const rows = await database.query<SqlRow[]>(
    `SELECT ${entity.select}, ${aligned.map(({ expression }, at) => `${expression} AS k${at}`).join(', ')}
     FROM ${from} WHERE ${conditions.join(' AND ') || 'true'}
     ORDER BY ${orderByClause(aligned, reading)} LIMIT ${size + 1}`,
    values.all,
  );
  const goesOn = rows.length > size;
  const shown = rows.slice(0, size);
  if (reading === 'BACKWARD') shown.reverse();
  let counted: Promise<number> | undefined;
  return {
    edges: shown.flatMap((row) => {
      const item = entity.read(row);
      const values = keys.map(({ kind }, at) => {
        const value = row[`k${at}`] as CursorValue;
        // the driver returns bigint as text
        return kind === 'integer' ? Number(value) : value;
      });
      return item ? [{ item, cursor: encodeCursor(keys, values) }] : [];
    }),
    hasNextPage: reading === 'FORWARD' ? goesOn : before !== null,
    hasPreviousPage: reading === 'FORWARD' ? after !== null : goesOn,
    totalCount: () => (counted ??= count(database, list)),
  };
}

async function count<T>(database: DataSource, list: KeysetList<T>): Promise<number> {
  const values = new SqlValues();
  const where = list.conditions(values).join(' AND ') || 'true';
  const [row] = await database.query<{ total: number }[]>(
    `SELECT count(*)::integer AS total FROM ${list.from} WHERE ${where}`,
    values.all,
  );
  return row?.total ?? 0;
}
