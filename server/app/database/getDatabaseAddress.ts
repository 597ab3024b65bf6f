import type { DataSource } from 'typeorm';
import type { DatabaseAddress } from '../../platform/database/DatabaseAddress';

/** Where a data source leads that `createDataSource` made, for those who connect by themselves. */
export function getDatabaseAddress({ options }: DataSource): DatabaseAddress {
  const { url, extra } = options as { url?: string; extra?: Omit<DatabaseAddress, 'url'> };
  if (url === undefined || extra === undefined) throw new Error('Only createDataSource makes data sources.');
  return { url, pooling: extra.pooling, listenUrl: extra.listenUrl };
}
