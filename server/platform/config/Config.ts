import type { Locality } from './readLocalities';
import type { S3Settings } from '../file-store/S3Settings';
import type { LogLevel } from './logLevels';
import type { ProviderSettings } from '../identity-providers/ProviderSettings';
import type { MapSettings } from './MapSettings';
import type { OutwardSettings } from './OutwardSettings';
import type { WalletSettings } from './wallets/WalletSettings';

/** All settings, read and checked once at the start (`.env.example` describes each). */
export interface Config {
  production: boolean;
  /** Demo data and demo logins for an empty database; never in production. */
  demo: boolean;
  /** What a process does: serve pages and interfaces (web), run jobs (jobs), or both (all). */
  role: 'all' | 'web' | 'jobs';
  /** how many processes serve the port together */
  processes: number;
  http: {
    host: string;
    port: number;
    /** The public URL of the site, without a trailing slash. */
    publicUrl: string;
    /** Addresses and ranges of the proxies whose X-Forwarded-* headers are trusted. */
    trustProxy: false | string[];
    /** A longer request ends with an error. */
    requestTimeoutMs: number;
    /** After SIGTERM `/readyz` returns 503 for this long before the server closes. */
    shutdownDelayMs: number;
  };
  backup: {
    /** null: in `s3`, or the commands have to name it */
    folder: string | null;
    /** null: in `folder`, or the commands have to name it */
    s3: S3Settings | null;
    /** "HH:MM" in Brisbane's time, each day; null: only the command backs up */
    at: string | null;
    /** each backup is restored on trial */
    trial: boolean;
    /** null: backups are not encrypted */
    key: string | null;
  };
  /** Who may read `/metrics`; with neither, nobody. */
  metrics: {
    /** as `Authorization: Bearer`; null: none opens it */
    token: string | null;
    /** addresses and ranges that need no token */
    addresses: readonly string[];
  };
  dataDir: string;
  /** null: uploaded files are kept in `dataDir` */
  s3: S3Settings | null;
  database: {
    /** null: the built-in PostgreSQL in `dataDir` */
    url: string | null;
    /** connections of one process */
    poolSize: number;
    /** of all processes together, and those beside their pools: `max_connections` of the built-in PostgreSQL */
    neededConnections: number;
    /** The database URL for listening to changes. Null: `url`, or none if that is a pool in transaction mode. */
    listenUrl: string | null;
    /** false for a pool that loses prepared statements between transactions; null: false in transaction mode only */
    preparedStatements: boolean | null;
    /** quick statements that a request asks for at the same moment are sent at once */
    batchesStatements: boolean;
    /** Read replicas of `url`, for public reads. */
    replicaUrls: readonly string[];
    /** false: a start refuses a database that lacks migrations, which only `npm run migrate` runs */
    migratesAtStart: boolean;
  };
  /** Administrators have to set up a second factor within 14 days. */
  requiresSecondFactor: boolean;
  /** OpenID providers that people may sign in with */
  signInProviders: readonly ProviderSettings[];
  accessToken: {
    secret: string;
    lifetimeSeconds: number;
  };
  graphql: {
    introspection: boolean;
    explorer: boolean;
    maxTokens: number;
    maxDepth: number;
    maxAliases: number;
    /** maximum number of values (objects and leaves) in one response */
    maxCost: number;
    /** queries that have come before run compiled, and are answered without Apollo Server */
    shortPath: boolean;
  };
  /** Requests per minute and caller (account, or address when anonymous); of `megabytes` what they are sent. */
  rateLimits: {
    reads: number;
    writes: number;
    logins: number;
    purchases: number;
    enquiries: number;
    /** pictures of ads, and tiles of maps */
    files: number;
    /** of PDFs and other documents */
    megabytes: number;
  };
  /** Most sandboxes of the developer portal at once; 0: there are none. */
  sandboxes: number;
  /** Public responses in memory. */
  responseCache: {
    /** 0: no cache */
    megabytes: number;
    /** true: hits are served before routing */
    fastPath: boolean;
  };
  /** The CDN in front of the site, which caches public responses and is purged after changes; null: there is none. */
  cdn: {
    maxAgeSeconds: number;
    purgeUrl: string;
    /** of the requests to `purgeUrl`, such as a token */
    purgeHeaders: Readonly<Record<string, string>>;
  } | null;
  purchases: {
    /** how many coupons of one offer an e-mail address may have */
    perEmail: number;
    /** how many coupons of one offer go to one network within an hour */
    perNetwork: number;
    /** how many of these need no confirmation by mail */
    heldAfter: number;
  };
  mail: {
    /** null: mails are held in the outbox */
    smtpUrl: string | null;
    from: string;
    /** envelope sender, which receives bounces; null: the address of `from` */
    bouncesTo: string | null;
    /** header by which the mail server detects duplicates; null: it has none */
    idempotencyHeader: string | null;
  };
  /** Of a service that knows breached passwords, up to the digits of a hash; null: only the bundled list counts */
  breachedPasswordsUrl: string | null;
  /** Of the Australian Tourism Data Warehouse; null: its listings are not fetched */
  atdwApiKey: string | null;
  /** Key for hashes of personal data that must match again years later. */
  identitySecret: string;
  /** What the present secrets have replaced: it still counts for what it has made */
  olderSecrets: Readonly<Record<'accessToken' | 'identity', readonly string[]>>;
  /** signed: a pending ad opens to its owner, administrators and a preview token; open: to everyone */
  previews: 'signed' | 'open';
  /** Suburbs and towns that searches know although they have no ads; empty: none */
  localities: readonly Locality[];
  outward: OutwardSettings;
  wallets: WalletSettings;
  map: MapSettings;
  /** Contact address for visitors; null: the legal pages show none */
  contactEmail: string | null;
  /** Sentences for the log: old names of settings that are still read, a certificate that ends soon, an unnamed proxy. */
  warnings: readonly string[];
  log: {
    level: LogLevel;
    /** statements and requests that take so long are logged, in milliseconds; 0: none */
    slowMs: number;
  };
  pageRendering: {
    /** Development: Vite compiles and reloads the client inside this server. */
    devClient: boolean;
    /** The browser renders what the server has not rendered by then. */
    renderTimeoutMs: number;
    /** memory for markup that pages share; 0: each page is rendered whole */
    fragmentMegabytes: number;
    /** false: browsers unregister our service worker */
    serviceWorker: boolean;
  };
}
