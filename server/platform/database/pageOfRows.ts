import type { DataSource, ObjectLiteral } from 'typeorm';
import type { PageArguments } from '../../shared/paging/readPageArguments';
import type { SortKey } from '../../shared/paging/SortKey';
import type { Page } from '../graphql/Page';
import { flatEntity } from './flatEntity';
import { keysetPage } from './keysetPage';
import type { SqlValues } from './SqlValues';

interface RowList<T> {
  entity: new () => T;
  /** under which the conditions and keys know the entity's table */
  alias: string;
  /** SQL; all of them have to hold */
  conditions: (values: SqlValues) => string[];
  /** the last one has to be unique */
  keys: readonly SortKey[];
}

/** A page of an entity's own rows by cursor, with nothing joined to them. */
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
