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
    answerWithinMs: number;
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
  /** Answers to visitors that are kept in memory. */
  keptAnswers: {
    /** 0: none are */
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
    /** where mail servers report what comes back (the envelope's sender); null: to the address of `from` */
    bouncesTo: string | null;
    /** by which the mail server knows a mail that it is given twice; null: it has no such header */
    idempotencyHeader: string | null;
  };
  /** For keyed hashes of what names a person and must be known again years later. */
  identitySecret: string;
  /** signed: an ad that waits for review opens to its owner, administrators and a token; open: to whoever asks for it */
  previews: 'signed' | 'open';
  outward: OutwardSettings;
  map: MapSettings;
  /** Where visitors can write to; null: the legal pages name none. */
  contactEmail: string | null;
  log: {
    level: LogLevel;
  };
  pageRendering: {
    /** Development: Vite compiles and reloads the client inside this server. */
    devClient: boolean;
    /** What the server has not drawn by then is drawn by the browser. */
    withinMs: number;
    /** false: browsers that have our service worker give it up. */
    serviceWorker: boolean;
  };
}
