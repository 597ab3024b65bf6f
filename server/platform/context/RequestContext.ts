import type DataLoader from 'dataloader';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Viewer } from '../../shared/permissions';
import type { AccessTokenSettings } from '../access-tokens/AccessTokenSettings';
import type { Clock } from '../clock/Clock';
import type { Config } from '../config/Config';
import type { FileStore } from '../file-store/FileStore';
import type { JobQueue } from '../jobs/JobQueue';
import type { FetchOutside } from '../outside-fetch/FetchOutside';
import type { MailSender } from '../mailer/MailSender';
import type { MailTransport } from '../mailer/delivery/MailTransport';

/** How a domain declares a loader: made once per request, when first asked for, and known by its function. */
export type LoaderFactory<K, V> = (context: RequestContext) => DataLoader<K, V>;

/** What every use case, resolver and route is given. It names no domain. */
export interface RequestContext {
  requestId: string;
  /** says which request */
  logger: Logger;
  /** the one of the whole server, for what is logged once a minute */
  siteLogger: Logger;
  clock: Clock;
  database: DataSource;
  jobs: JobQueue;
  files: FileStore;
  /** for addresses that a caller gives */
  fetchOutside: FetchOutside;
  /** null for anonymous callers */
  viewer: Viewer | null;
  /** the caller's network address: for slowing down guesses, never kept or logged as such */
  remoteAddress: string;
  /** what the caller says it is; null when it does not say */
  userAgent: string | null;
  accessToken: AccessTokenSettings;
  /** how visitors reach the site, for links that leave it; no slash at the end */
  publicUrl: string;
  /** the demo town: mails are read in the outbox */
  isDemo: boolean;
  purchases: Config['purchases'];
  outward: Config['outward'];
  /** open: whoever has the number of an ad may see it before it is published */
  previews: Config['previews'];
  /** what the response has become while it was made; `isPersonal`: it is for this caller alone, so no cache keeps it */
  readonly response: { isPersonal: boolean };
  /** null: no mail server is configured, mails are held in the outbox */
  mailTransport: MailTransport | null;
  /** what stands below every mail */
  mailSender: MailSender;
  /** for keyed hashes of what names a person, kept longer than any token */
  identitySecret: string;
  loader<K, V>(factory: LoaderFactory<K, V>): DataLoader<K, V>;
}
