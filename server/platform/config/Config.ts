import type { S3Settings } from '../file-store/S3Settings';
import type { LogLevel } from './logLevels';
import type { MapSettings } from './MapSettings';
import type { OutwardSettings } from './OutwardSettings';

/** Everything that can be set from outside, read and checked once at the start (`.env.example` describes each). */
export interface Config {
  production: boolean;
  /** Demo data and demo logins, put into an empty database; never in production. */
  demo: boolean;
  http: {
    host: string;
    port: number;
    /** How visitors reach the site; no slash at the end. */
    publicUrl: string;
    /** Addresses and ranges of the proxies whose X-Forwarded-* headers are believed. */
    trustProxy: false | string[];
    /** What takes longer is ended with an error. */
    requestTimeoutMs: number;
    /** After SIGTERM `/readyz` says 503 for so long before the server closes. */
    shutdownDelayMs: number;
  };
  dataDir: string;
  /** null: uploaded files are kept in `dataDir` */
  s3: S3Settings | null;
  database: {
    /** null: the built-in PostgreSQL in `dataDir` */
    url: string | null;
    poolSize: number;
    /** Where changes are listened to; null: at `url`, or nowhere where that is a pool in transaction mode. */
    listenUrl: string | null;
    /** false for a pool that forgets between transactions what was prepared; null: false in transaction mode only */
    preparedStatements: boolean | null;
  };
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
    /** values (objects and leaves) that one answer may hold */
    maxCost: number;
  };
  /** Requests per minute and caller (account, or address when anonymous). */
  rateLimits: {
    reads: number;
    writes: number;
    logins: number;
    purchases: number;
  };
  /** Public responses in memory. */
  responseCache: {
    /** 0: no cache */
    megabytes: number;
  };
  purchases: {
    /** how many coupons of one offer go to one e-mail address */
    perEmail: number;
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
  /** Key for hashes of personal data that must match again years later. */
  identitySecret: string;
  /** signed: a pending ad opens to its owner, administrators and a preview token; open: to everyone */
  previews: 'signed' | 'open';
  outward: OutwardSettings;
  map: MapSettings;
  /** Contact address for visitors; null: the legal pages show none */
  contactEmail: string | null;
  /** Old names of settings that are still read, as sentences for the log. */
  warnings: readonly string[];
  log: {
    level: LogLevel;
  };
  pageRendering: {
    /** Development: Vite compiles and reloads the client inside this server. */
    devClient: boolean;
    /** The browser renders what the server has not rendered by then. */
    renderTimeoutMs: number;
    /** false: browsers unregister our service worker */
    serviceWorker: boolean;
  };
}
