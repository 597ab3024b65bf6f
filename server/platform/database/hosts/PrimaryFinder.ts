import { hostsOf, type DatabaseHost } from './readDatabaseUrl';

/** A primary that is frozen, or cut off, keeps its connections open and silent. */
const watchMs = 2_000;

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

  /** @throws the reason of the first host if none takes writes */
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

  private async check(): Promise<void> {
    try {
      const known = await this.find();
      const primary = await this.tryWrites(known).catch(() => {
        this.forget();
        return this.find();
      });
      for (const [connection, host] of this.connections) if (host !== primary) connection.cut();
    } catch {
      // no host takes writes at present
    }
  }

  private async look(): Promise<DatabaseHost> {
    try {
      return await Promise.any(this.hosts.map((host) => this.tryWrites(host)));
    } catch (error) {
      throw (error as AggregateError).errors[0];
    }
  }

  private async tryWrites(host: DatabaseHost): Promise<DatabaseHost> {
    await this.tryHost(host);
    return host;
  }
}
