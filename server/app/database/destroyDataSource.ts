import type { DataSource } from 'typeorm';
import type { DatabaseClient } from '../../platform/database/DatabaseClient';
import { endPool } from '../../platform/database/endPool';

/** Closes a data source from `createDataSource` within seconds, even if its connections no longer respond. */
export async function destroyDataSource(database: DataSource): Promise<void> {
  const { extra } = database.options as { extra?: { openConnections?: Set<DatabaseClient> } };
  await endPool(() => database.destroy(), extra?.openConnections ?? []);
}
