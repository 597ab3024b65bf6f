import { availableParallelism } from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { StartProblem } from '../../shared/errors/StartProblem';
import { setOlderSecrets } from '../../shared/secrets/olderSecrets';
import type { Config } from './Config';
import { type Environment, EnvironmentReader } from './environment/EnvironmentReader';
import { defaultCacheMegabytes } from './defaultCacheMegabytes';
import { hasUnnamedProxy, unnamedProxyWarning } from './hasUnnamedProxy';
import { logLevels } from './logLevels';
import { readBackup } from './readBackup';
import { readCdn } from './readCdn';
import { readDatabase } from './readDatabase';
import { readHttpUrl } from './environment/readHttpUrl';
import { readS3Settings } from './readS3Settings';
import { readMail } from './readMail';
import { readMap } from './readMap';
import { readMetrics } from './readMetrics';
import { readProviders } from './readProviders';
import { readLocalities } from './readLocalities';
import { readOutward } from './readOutward';
import { readTrustProxy } from './readTrustProxy';
import { loadOrCreateSecret } from './secrets/loadOrCreateSecret';
import { readAccessTokenSecret, readIdentitySecret, readOlderSecrets } from './secrets/readSecrets';
import { readWallets } from './wallets/readWallets';
import { canReach } from '../embedded-postgres/canReach';
import { isRoot, unprivilegedUser } from '../embedded-postgres/serviceUser';

const mostProcesses = 64;

/** `checkout`: the folder that relative paths start from. @throws StartProblem with all problems of the settings */
export function loadConfig(environment: Environment, checkout = process.cwd()): Config {
  const reader = new EnvironmentReader(environment);
  const config = readConfig(reader, checkout);
  if (reader.problems.length > 0) {
    throw new StartProblem(`The settings cannot be used: ${reader.problems.join(' ')} See .env.example.`);
  }
  // what only runs jobs has no visitors
  if (config.role !== 'jobs' && hasUnnamedProxy(config.http)) reader.warnings.push(unnamedProxyWarning);
  // Last, because it writes a file: a refused configuration writes nothing.
  const secret = config.accessToken.secret || loadOrCreateSecret(path.join(config.dataDir, 'access-token.secret'));
  const identitySecret = config.identitySecret || secret;
  const { accessToken, identity } = config.olderSecrets;
  // where one secret serves both, what either has replaced counts
  setOlderSecrets(secret, identitySecret === secret ? [...accessToken, ...identity] : accessToken);
  if (identitySecret !== secret) setOlderSecrets(identitySecret, identity);
  return { ...config, identitySecret, accessToken: { ...config.accessToken, secret }, warnings: reader.warnings };
}

/** Names of all settings. A test compares them to `.env.example`. */
export function knownSettings(): string[] {
  const reader = new EnvironmentReader({});
  readConfig(reader, process.cwd());
  return [...reader.names].sort();
}

function readConfig(reader: EnvironmentReader, checkout: string): Omit<Config, 'warnings'> {
  const production = reader.oneOf('NODE_ENV', 'development', ['production', 'development', 'test']) === 'production';
  const demo = reader.flag('DEMO_DATA', !production);
  if (production && demo) reader.problems.push('DEMO_DATA must be false in production: its logins are public.');
  const port = reader.number('PORT', 4000, 1, 65_535);
  const processes = readProcesses(reader);
  const sandboxes = reader.number('SANDBOXES', 0, 0, 100);
  const database = readDatabase(reader, { production, processes, sandboxes });
  return {
    production,
    demo,
    role: reader.oneOf('ROLE', 'all', ['all', 'web', 'jobs'] as const),
    processes,
    http: {
      host: reader.text('HOST') ?? '127.0.0.1',
      port,
      publicUrl: readPublicUrl(reader, production, port),
      trustProxy: reader.parsed<false | string[]>(
        'TRUST_PROXY',
        false,
        'false, or the addresses of your proxies separated by commas',
        readTrustProxy,
      ),
      // The client waits no longer (docs/rules/errors-and-limits.md#time-outs).
      requestTimeoutMs: reader.number('REQUEST_TIMEOUT_SECONDS', 60, 1, 600) * 1000,
      shutdownDelayMs: reader.number('SHUTDOWN_DELAY_SECONDS', production ? 5 : 0, 0, 300) * 1000,
    },
    backup: readBackup(reader, checkout),
    metrics: readMetrics(reader),
    dataDir: path.resolve(checkout, reader.text('DATA_DIR') ?? defaultDataDir(checkout, database.url === null)),
    s3: readS3Settings(reader),
    database,
    requiresSecondFactor: reader.flag('REQUIRE_SECOND_FACTOR', !demo),
    signInProviders: readProviders(reader),
    accessToken: { secret: readAccessTokenSecret(reader, production), lifetimeSeconds: 8 * 60 * 60 },
    graphql: {
      introspection: reader.flag('GRAPHQL_INTROSPECTION', true),
      explorer: reader.flag('GRAPHQL_EXPLORER', true),
      maxTokens: reader.number('GRAPHQL_MAX_TOKENS', 2000, 100, 20_000),
      maxDepth: reader.number('GRAPHQL_MAX_DEPTH', 12, 3, 50),
      maxAliases: reader.number('GRAPHQL_MAX_ALIASES', 30, 1, 1000),
      maxCost: reader.number('GRAPHQL_MAX_COST', 25_000, 100, 1_000_000),
      shortPath: reader.flag('GRAPHQL_SHORT_PATH', true),
    },
    rateLimits: {
      reads: reader.number('RATE_LIMIT_READS', 600, 1, 1_000_000),
      writes: reader.number('RATE_LIMIT_WRITES', 120, 1, 1_000_000),
      logins: reader.number('RATE_LIMIT_LOGINS', 20, 1, 1_000_000),
      purchases: reader.number('RATE_LIMIT_PURCHASES', 20, 1, 1_000_000),
      enquiries: reader.number('RATE_LIMIT_ENQUIRIES', 5, 1, 1_000_000),
      files: reader.number('RATE_LIMIT_FILES', 6000, 1, 1_000_000),
      megabytes: reader.number('RATE_LIMIT_MEGABYTES', 1000, 1, 1_000_000),
    },
    sandboxes,
    responseCache: {
      megabytes: reader.number('RESPONSE_CACHE_MB', defaultCacheMegabytes(), 0, 4096),
      fastPath: reader.flag('RESPONSE_CACHE_FAST_PATH', true),
    },
    cdn: readCdn(reader),
    purchases: {
      perEmail: reader.number('PURCHASES_PER_EMAIL', 1, 1, 9998),
      perNetwork: reader.number('PURCHASES_PER_NETWORK', 20, 1, 1_000_000),
      heldAfter: reader.number('PURCHASES_HELD_AFTER', 3, 0, 1_000_000),
    },
    mail: readMail(reader),
    breachedPasswordsUrl: reader.parsed<string | null>(
      'BREACHED_PASSWORDS_URL',
      null,
      'an https address that the first digits of a hash are added to, such as https://api.pwnedpasswords.com/range/',
      (value) => (URL.parse(value)?.protocol === 'https:' && value.endsWith('/') ? value : undefined),
    ),
    atdwApiKey: reader.parsed<string | null>(
      'ATDW_API_KEY',
      null,
      'the key as the warehouse gave it, without blanks',
      (value) => (/^[!-~]{8,200}$/.test(value) ? value : undefined),
    ),
    identitySecret: readIdentitySecret(reader, production),
    olderSecrets: {
      accessToken: readOlderSecrets(reader, 'ACCESS_TOKEN_SECRET'),
      identity: readOlderSecrets(reader, 'IDENTITY_SECRET'),
    },
    previews: reader.oneOf('PREVIEWS', 'signed', ['signed', 'open'] as const),
    localities: readLocalities(reader),
    outward: readOutward(reader),
    wallets: readWallets(reader, checkout),
    map: readMap(reader),
    contactEmail: reader.parsed<string | null>(
      'CONTACT_EMAIL',
      demo ? 'hello@localoffers.example' : null,
      'an e-mail address',
      (value) => (/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(value) ? value : undefined),
    ),
    log: {
      level: reader.oneOf('LOG_LEVEL', production ? 'info' : 'warn', logLevels),
      slowMs: reader.number('SLOW_MS', 1_000, 0, 600_000),
    },
    pageRendering: {
      devClient: reader.flag('DEV_CLIENT', false),
      renderTimeoutMs: reader.number('PAGE_RENDER_TIMEOUT_SECONDS', 5, 1, 60) * 1000,
      fragmentMegabytes: reader.number('PAGE_FRAGMENTS_MB', 16, 0, 1024),
      serviceWorker: reader.flag('SERVICE_WORKER', true),
    },
  };
}

function readProcesses(reader: EnvironmentReader): number {
  return reader.parsed('PROCESSES', 1, `auto, or a whole number from 1 to ${String(mostProcesses)}`, (value) => {
    if (value === 'auto') return Math.min(availableParallelism(), mostProcesses);
    const number = /^\d{1,3}$/.test(value) ? Number(value) : 0;
    return number >= 1 && number <= mostProcesses ? number : undefined;
  });
}

/** Required in production, because printed QR codes and e-mails contain it. */
function readPublicUrl(reader: EnvironmentReader, production: boolean, port: number): string {
  const fallback = `http://localhost:${String(port)}`;
  if (production && reader.text('PUBLIC_URL') === undefined) {
    reader.problems.push(
      'PUBLIC_URL is required in production: how visitors reach the site, such as https://offers.example.',
    );
  }
  return reader.parsed('PUBLIC_URL', fallback, 'a web address such as https://offers.example', readHttpUrl);
}

/**
 * `.data` in the checkout. When root starts the built-in PostgreSQL from a checkout that only root can enter, its
 * account could not reach that: then a folder of this checkout's own below /var/lib.
 */
function defaultDataDir(checkout: string, embeddedDatabase: boolean): string {
  if (!embeddedDatabase || !isRoot() || canReach(checkout, unprivilegedUser())) return path.join(checkout, '.data');
  const id = createHash('sha256').update(checkout).digest('hex').slice(0, 8);
  return path.join('/var/lib/local-offers', `${path.basename(checkout)}-${id}`);
}
