import type { DataSource, ObjectLiteral } from 'typeorm';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import type { Page } from '../graphql/Page';
import { flatEntity } from './flatEntity';
import { keysetPage } from './keysetPage';
import type { SqlValues } from './SqlValues';

interface RowList<T> {
  entity: new () => T;
  /** the alias of the entity's table in conditions and keys */
  alias: string;
  /** SQL conditions, joined by AND */
  conditions: (values: SqlValues) => string[];
  /** the last one must be unique */
  keys: readonly SortKey[];
}

/** Reads a page of an entity's own rows by cursor, without joins. */
export function pageOfRows<T extends ObjectLiteral>(
  database: DataSource,
  { entity, alias, conditions, keys }: RowList<T>,
  page: Omit<PageArguments, 'offset'>,
): Promise<Page<{ item: T; cursor: string }>> {
  return keysetPage(database, {
    entity: flatEntity(database, entity, alias),
    from: `${database.getMetadata(entity).tableName} ${alias}`,
    keys,
    conditions,
    page,
  });
}
