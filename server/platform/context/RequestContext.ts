import type DataLoader from 'dataloader';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Viewer } from '../../shared/permissions';
import type { AccessTokenSettings } from '../access-tokens/AccessTokenSettings';
import type { Clock } from '../clock/Clock';
import type { JobQueue } from '../jobs/JobQueue';

/** How a domain declares a loader: made once per request, when first asked for, and known by its function. */
export type LoaderFactory<K, V> = (context: RequestContext) => DataLoader<K, V>;

/** What every use case, resolver and route is given. It names no domain. */
export interface RequestContext {
  requestId: string;
  logger: Logger;
  clock: Clock;
  database: DataSource;
  jobs: JobQueue;
  /** null for anonymous callers */
  viewer: Viewer | null;
  /** the caller's network address: for slowing down guesses, never kept or logged as such */
  remoteAddress: string;
  accessToken: AccessTokenSettings;
  loader<K, V>(factory: LoaderFactory<K, V>): DataLoader<K, V>;
}
