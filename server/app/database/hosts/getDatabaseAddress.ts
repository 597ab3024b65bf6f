import type { DataSource } from 'typeorm';
import type { DatabaseAddress } from '../../../platform/database/DatabaseAddress';

/** Returns the address of a data source from `createDataSource`, for code that opens its own connections. */
export function getDatabaseAddress({ options }: DataSource): DatabaseAddress {
  const { url, extra } = options as { url?: string; extra?: Omit<DatabaseAddress, 'url'> };
  if (url === undefined || extra === undefined) throw new Error('Only createDataSource makes data sources.');
  return { url, pooling: extra.pooling, listenUrl: extra.listenUrl };
}
