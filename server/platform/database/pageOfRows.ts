import type { DataSource, ObjectLiteral } from 'typeorm';
import { alignSortKeys } from '../../shared/paging/alignSortKeys';
import { decodeCursor } from '../../shared/paging/decodeCursor';
import { encodeCursor, type CursorValue } from '../../shared/paging/encodeCursor';
import { keysetCondition } from '../../shared/paging/keysetCondition';
import { orderByClause } from '../../shared/paging/orderByClause';
import { readPageArguments, type PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import type { Page } from '../graphql/Page';
import { flatEntity, type SqlRow } from './flatEntity';
import { SqlValues } from './SqlValues';

interface RowList<T> {
  entity: new () => T;
  /** under which the conditions and keys know the entity's table */
  alias: string;
  /** SQL; all of them have to hold */
  conditions: (values: SqlValues) => string[];
  /** the last one has to be unique */
  keys: readonly SortKey[];
}

const limits = { defaultSize: 24, maxSize: 100 };

/** A page of an entity's rows by cursor (keyset): one statement, and one more when the count is asked for. */
export async function pageOfRows<T extends ObjectLiteral>(
  database: DataSource,
  { entity, alias, conditions, keys }: RowList<T>,
  page: PageArguments,
): Promise<Page<{ item: T; cursor: string }>> {
  const request = readPageArguments(page, limits);
  const flat = flatEntity(database, entity, alias);
  const from = `FROM ${database.getMetadata(entity).tableName} ${alias}`;
  const aligned = alignSortKeys(keys);
  const values = new SqlValues();
  const beyond = (['after', 'before'] as const).flatMap((argument) => {
    const cursor = request[argument];
    if (cursor === null) return [];
    const given = decodeCursor(keys, cursor, argument).map((value) => values.add(value));
    return [keysetCondition(aligned, given, argument === 'after' ? 'AFTER' : 'BEFORE')];
  });
  const rows = await database.query<SqlRow[]>(
    `SELECT ${flat.select}, ${aligned.map(({ expression }, at) => `${expression} AS k${at}`).join(', ')}
     ${from} WHERE ${['true', ...conditions(values), ...beyond].join(' AND ')}
     ORDER BY ${orderByClause(aligned, request.reading)} LIMIT ${values.add(request.size + 1)}`,
    values.all,
  );
  const goesOn = rows.length > request.size;
  const shown = rows.slice(0, request.size);
  const forward = request.reading === 'FORWARD';
  if (!forward) shown.reverse();
  const cursorOf = (row: SqlRow): string =>
    encodeCursor(
      keys,
      keys.map((_, at) => row[`k${at}`] as CursorValue),
    );
  const count = async (): Promise<number> => {
    const counted = new SqlValues();
    const where = ['true', ...conditions(counted)].join(' AND ');
    const [row] = await database.query<{ total: number }[]>(
      `SELECT count(*)::integer AS total ${from} WHERE ${where}`,
      counted.all,
    );
    return row?.total ?? 0;
  };
  return {
    edges: shown.flatMap((row) => {
      const item = flat.read(row);
      return item === null ? [] : [{ item, cursor: cursorOf(row) }];
    }),
    hasNextPage: forward ? goesOn : request.before !== null,
    hasPreviousPage: forward ? request.after !== null : goesOn,
    totalCount: count,
  };
}
