import type { LegalKind } from '../../../shared/legal/legalKinds';
import type DataLoader from 'dataloader';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Viewer } from '../../shared/Viewer';
import type { AccessTokenSettings } from '../access-tokens/AccessTokenSettings';
import type { Clock } from '../clock/Clock';
import type { DescribedSetting } from '../config/environment/describeEnvironment';
import type { Config } from '../config/Config';
import type { FileStore } from '../file-store/FileStore';
import type { JobQueue } from '../jobs/JobQueue';
import type { IdentityProviders } from '../identity-providers/IdentityProviders';
import type { GetOutside } from '../outside-fetch/createGetOutside';
import type { FetchOutside } from '../outside-fetch/FetchOutside';
import type { MailSender } from '../mailer/MailSender';
import type { MailTransport } from '../mailer/delivery/MailTransport';
import type { ApiKeyCaller } from './ApiKeyCaller';
import type { ResponseNotes } from './ResponseNotes';

/** How a domain declares a loader: created on first use, once per request, and identified by its function. */
export type LoaderFactory<K, V> = (context: RequestContext) => DataLoader<K, V>;

/** The context of every use case, resolver and route. It depends on no domain. */
export interface RequestContext {
  requestId: string;
  /** logs with the request's id */
  logger: Logger;
  /** logger of the whole server, for messages that appear once a minute */
  siteLogger: Logger;
  clock: Clock;
  database: DataSource;
  jobs: JobQueue;
  files: FileStore;
  /** for URLs from callers */
  fetchOutside: FetchOutside;
  /** for answers of the tourism warehouse */
  getOutside: GetOutside;
  /** the site's key of the tourism warehouse; null: it has none */
  atdwApiKey: string | null;
  /** OpenID providers that people may sign in with */
  identityProviders: IdentityProviders;
  /** null for anonymous callers */
  viewer: Viewer | null;
  /** the API key of the request; a partner's key has no viewer */
  apiKey: ApiKeyCaller | null;
  /** the answer leaves the site: a program or a page of others asks, and no person of ours */
  isThirdParty: boolean;
  /** the caller's network address: for slowing down guesses, never stored or logged as such */
  remoteAddress: string;
  /** callers share this address, because the proxy before them is not named in TRUST_PROXY */
  isAddressShared: boolean;
  /** the token of the browser, by which known devices are found; null for programs and new browsers */
  deviceToken: string | null;
  /** the token of the browser that has begun to sign in with a provider; null for all others */
  signInToken: string | null;
  /** the User-Agent of the caller; null if absent */
  userAgent: string | null;
  /** sign-in sends a refresh token as a cookie: our own pages ask for it by `X-Session: cookie` */
  wantsCookie: boolean;
  /** administrators need a second factor after 14 days */
  requiresSecondFactor: boolean;
  accessToken: AccessTokenSettings;
  /** of a service that knows breached passwords; null: none is asked */
  breachedPasswordsUrl: string | null;
  /** the public URL of the site, for absolute links; without a trailing slash */
  publicUrl: string;
  /** the demo town: mails are read in the outbox */
  isDemo: boolean;
  purchases: Config['purchases'];
  localities: Config['localities'];
  outward: Config['outward'];
  wallets: Config['wallets'];
  /** open: anyone with the id of an ad may see it before it is published */
  previews: Config['previews'];
  readonly response: ResponseNotes;
  /** Returns the version of the public data, verified within the last half second; null: nothing may be shared. */
  publicVersion: () => Promise<number | null>;
  /** settings that only the environment has, for administrators */
  environment: () => DescribedSetting[];
  /** Returns a legal text that the site came with, in the form that administrators edit. */
  legalTextAsBuilt: (kind: LegalKind) => string;
  /** null: no mail server is configured, mails are held in the outbox */
  mailTransport: MailTransport | null;
  /** for the footer of every mail */
  mailSender: MailSender;
  /** for keyed hashes of personal data, which live longer than any token */
  identitySecret: string;
  loader<K, V>(factory: LoaderFactory<K, V>): DataLoader<K, V>;
}
