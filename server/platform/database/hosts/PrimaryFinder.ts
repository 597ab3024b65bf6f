import { setTimeout as sleep } from 'node:timers/promises';
import { hostsOf, type DatabaseHost } from './readDatabaseUrl';

/** A primary that is frozen, or cut off, keeps its connections open and silent. */
const watchMs = 2_000;
/** The other hosts are asked as well when the known one has said nothing for so long. */
const silentMs = 500;
/** A standby is promoted while a frozen primary still keeps silent, so it is asked again meanwhile. */
const askAgainMs = 250;

const finders = new Map<string, PrimaryFinder>();

interface OpenConnection {
  cut(): void;
}

/**
 * Finds the host that takes writes among those of a database URL, as libpq does for `target_session_attrs=read-write`.
 * All connections to the URL share what was found, until one of them finds that it is not true any more.
 */
export class PrimaryFinder {
  private found: Promise<DatabaseHost> | undefined;
  private readonly connections = new Map<OpenConnection, DatabaseHost>();
  private watch: NodeJS.Timeout | undefined;
  private isChecking = false;

  /** `tryHost` rejects if a host does not answer or takes no writes. */
  private constructor(
    private readonly hosts: readonly DatabaseHost[],
    private readonly tryHost: (host: DatabaseHost) => Promise<unknown>,
  ) {}

  /** Null: the URL has one host, which is taken as it is. */
  static of(url: string | undefined, tryHost: (host: DatabaseHost) => Promise<unknown>): PrimaryFinder | null {
    const hosts = hostsOf(url);
    if (url === undefined || hosts === null) return null;
    const finder = finders.get(url) ?? new PrimaryFinder(hosts, tryHost);
    finders.set(url, finder);
    return finder;
  }

  /** @throws the reason of a host that only reads, else that of the first one, if none takes writes */
  find(): Promise<DatabaseHost> {
    if (!this.found) {
      const looking = this.look();
      this.found = looking;
      looking.catch(() => {
        this.forget(looking);
      });
    }
    return this.found;
  }

  /** The host of `find` does not take writes any more, or does not answer. */
  forget(found = this.found): void {
    if (this.found === found) this.found = undefined;
  }

  /** From now on the connection is cut when another host has become the primary. */
  opened(connection: OpenConnection, host: DatabaseHost): void {
    this.connections.set(connection, host);
    this.watch ??= setInterval(() => void this.check(), watchMs).unref();
  }

  ended(connection: OpenConnection): void {
    this.connections.delete(connection);
    if (this.connections.size > 0) return;
    clearInterval(this.watch);
    this.watch = undefined;
  }

  /** Once no host takes writes it goes on until one does: connections to a frozen host do not end by themselves. */
  private async check(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    while (this.connections.size > 0) {
      const primary = await this.confirm().catch(() => null);
      if (primary === null) {
        await sleep(askAgainMs, undefined, { ref: false });
        continue;
      }
      for (const [connection, host] of this.connections) if (host !== primary) connection.cut();
      break;
    }
    this.isChecking = false;
  }

  /** The known host if it still takes writes, else the one that does. */
  private async confirm(): Promise<DatabaseHost> {
    const { found } = this;
    const known = await this.find();
    const answer = this.tryWrites(known).then(() => true);
    if (await Promise.race([answer, sleep(silentMs, false)]).catch(() => false)) return known;
    // the known one is among those that are asked now
    this.forget(found);
    return this.find();
  }

  /** Resolves with the first host that takes writes. Those that refuse are asked again until each has answered. */
  private async look(): Promise<DatabaseHost> {
    const unanswered = new Set(this.hosts);
    const ask = async (host: DatabaseHost): Promise<DatabaseHost> => {
      for (;;) {
        try {
          const primary = await this.tryWrites(host);
          unanswered.clear();
          return primary;
        } catch (error) {
          unanswered.delete(host);
          if (unanswered.size === 0) throw error;
        }
        await sleep(askAgainMs);
      }
    };
    try {
      return await Promise.any(this.hosts.map(ask));
    } catch (error) {
      const reasons = (error as AggregateError).errors as unknown[];
      throw reasons.find(isReadOnly) ?? reasons[0];
    }
  }

  private async tryWrites(host: DatabaseHost): Promise<DatabaseHost> {
    await this.tryHost(host);
    return host;
  }
}

/** Somebody is there, so that one of the hosts may soon take writes. */
function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25006';
}
