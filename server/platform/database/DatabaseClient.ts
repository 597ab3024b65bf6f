import type { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { PrimaryFinder } from './hosts/PrimaryFinder';
import type { DatabaseHost } from './hosts/readDatabaseUrl';
import { observeStatement } from './observeStatement';

export interface DatabaseClientConfig extends ClientConfig {
  /**
   * Time limit of a statement in PostgreSQL. Uses SET, because PgBouncer refuses it as a start-up parameter. 0: no
   * limit; null: not set, for a pool that uses another session for each transaction.
   */
  statementTimeoutMs?: number | null;
  /** How long a running statement may send nothing before the connection is closed; 0: no limit. */
  silenceTimeoutMs?: number;
  /** Of a URL with several hosts: connect to this one, and only if it takes writes. */
  onlyHost?: DatabaseHost;
  /** Connections add themselves when they are created and remove themselves when they end. */
  openConnections?: Set<DatabaseClient>;
}

const connectTimeoutMs = 10_000;
/** Limits the time in which it is not known which host takes writes. */
const tryTimeoutMs = 3_000;
const keepAliveDelayMs = 10_000;
/** Limits how long locks survive a program that left in the middle of a transaction. */
const idleInTransactionMs = 5 * 60_000;
/** Time limit for closing in order. */
const endTimeoutMs = 2_000;

const readOnly = '25006';

/** Members that the driver's types omit. */
interface Internals {
  connection: { stream: Socket } & NodeJS.EventEmitter;
  readyForQuery?: boolean;
}

/**
 * The only class for PostgreSQL connections in this program. A connection that breaks without a listener (between the
 * pool and its first statement) must not end the process: its next statement fails, and the pool drops it. A silent
 * connection is broken after a time limit.
 */
export class DatabaseClient extends Client {
  /** null: the URL has one host */
  private readonly primary: PrimaryFinder | null;

  constructor(private readonly config: DatabaseClientConfig) {
    super({
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveDelayMs,
      ...config,
    });
    const { connectionString, onlyHost } = config;
    this.primary = onlyHost
      ? null
      : PrimaryFinder.of(connectionString, (host) => DatabaseClient.tryHost(connectionString, host));
    this.on('error', () => undefined);
    this.once('end', () => {
      this.primary?.ended(this);
      // it may have been the primary
      this.primary?.forget();
    });
    config.openConnections?.add(this);
    this.once('end', () => config.openConnections?.delete(this));
  }

  override connect(): Promise<Client>;
  override connect(callback: ((error: Error) => void) | ((error: null, client: Client) => void)): void;
  override connect(callback?: (error: never, client: never) => void): unknown {
    const opened = this.open();
    if (!callback) return opened;
    opened.then(
      () => {
        process.nextTick(callback, null, this);
      },
      (error: unknown) => {
        process.nextTick(callback, error, undefined);
      },
    );
    return undefined;
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): unknown {
    const late = setTimeout(() => {
      this.cut();
    }, endTimeoutMs).unref();
    this.once('end', () => {
      clearTimeout(late);
    });
    if (!callback) return super.end();
    super.end(callback);
    return undefined;
  }

  override query: Client['query'] = ((...args: unknown[]): unknown =>
    observeStatement(args, (observed) =>
      (super.query as (...args: unknown[]) => unknown).apply(this, observed),
    )) as never;

  private static async tryHost(connectionString: string | undefined, onlyHost: DatabaseHost): Promise<void> {
    const client = new DatabaseClient({
      ...(connectionString !== undefined && { connectionString }),
      ...{ onlyHost, connectionTimeoutMillis: tryTimeoutMs, silenceTimeoutMs: tryTimeoutMs },
    });
    await client.connect();
    void client.end();
  }

  /** Ends the connection at once; running statements fail. */
  cut(): void {
    this.socket.destroy();
  }

  private async open(): Promise<Client> {
    try {
      const host = this.config.onlyHost ?? (await this.primary?.find());
      if (host) Object.assign(this, host);
      await super.connect();
      this.breakWhenSilent();
      if (host) await this.assertPrimary(host);
      await this.setTimeouts();
      return this;
    } catch (error) {
      this.primary?.forget();
      this.cut();
      this.config.openConnections?.delete(this);
      throw error;
    }
  }

  /** Also later: a primary that has become a standby refuses writes, and its connections are of no use any more. */
  private async assertPrimary(host: DatabaseHost): Promise<void> {
    const { rows } = await this.query<{ isReadOnly: boolean }>(
      `SELECT pg_is_in_recovery() OR current_setting('default_transaction_read_only')::boolean AS "isReadOnly"`,
    );
    if (rows[0]?.isReadOnly !== false) {
      throw Object.assign(new Error('This server of DATABASE_URL takes no writes.'), { code: readOnly });
    }
    this.primary?.opened(this, host);
    (this as unknown as Internals).connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === readOnly) this.cut();
    });
  }

  private async setTimeouts(): Promise<void> {
    const { statementTimeoutMs } = this.config;
    if (typeof statementTimeoutMs !== 'number') return;
    await this.query(
      `SET statement_timeout = ${statementTimeoutMs}; SET idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
    );
  }

  /** Any traffic restarts the timer; an idle connection may be silent. */
  private breakWhenSilent(): void {
    const { silenceTimeoutMs = 0 } = this.config;
    const { socket } = this;
    const message = `PostgreSQL sent nothing for ${silenceTimeoutMs / 1000} s.`;
    socket.setTimeout(silenceTimeoutMs);
    // setTimeout calls its callback only once, and an idle time would use it up
    socket.on('timeout', () => {
      // a statement that is sent now restarts the timer
      if (this.isIdle) return;
      const heard = socket.bytesRead;
      // first read a response that came while the program was busy
      setImmediate(() => {
        if (this.isIdle || socket.bytesRead !== heard) return;
        socket.destroy(Object.assign(new Error(message), { code: 'ETIMEDOUT', syscall: 'read' }));
      });
    });
  }

  private get isIdle(): boolean {
    return (this as unknown as Internals).readyForQuery === true;
  }

  private get socket(): Socket {
    return (this as unknown as Internals).connection.stream;
  }
}
