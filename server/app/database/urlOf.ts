import type { DataSource } from 'typeorm';

/** The address of a data source that `createDataSource` made. It holds a password. */
export function urlOf({ options }: DataSource): string {
  if (options.type === 'postgres' && options.url) return options.url;
  throw new Error('Only a data source made by createDataSource has an address.');
}
