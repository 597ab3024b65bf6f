import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Clock } from '../../platform/clock/Clock';
import type { Config } from '../../platform/config/Config';
import type { FileStore } from '../../platform/file-store/FileStore';
import type { JobQueue } from '../../platform/jobs/JobQueue';
import type { IdentityProviders } from '../../platform/identity-providers/IdentityProviders';
import type { GetOutside } from '../../platform/outside-fetch/createGetOutside';
import type { FetchOutside } from '../../platform/outside-fetch/FetchOutside';
import type { SandboxHost } from '../sandboxes/SandboxHost';
import type { MailTransport } from '../../platform/mailer/delivery/MailTransport';

/** The server's open resources. The caller closes them after the server. */
export interface ServerDependencies {
  config: Config;
  logger: Logger;
  clock: Clock;
  database: DataSource;
  jobs: JobQueue;
  files: FileStore;
  fetchOutside: FetchOutside;
  getOutside: GetOutside;
  identityProviders: IdentityProviders;
  /** absent: the site offers no sandboxes */
  sandboxes?: SandboxHost;
  /** the server is that of a sandbox */
  isSandbox?: boolean;
  /** null: no mail server is configured */
  mailTransport: MailTransport | null;
}
