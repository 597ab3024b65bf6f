import type { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

export interface DatabaseClientConfig extends ClientConfig {
  /**
   * How long PostgreSQL lets a statement run. It is set by SET, because PgBouncer refuses it as a start-up parameter.
   * 0: as long as it takes; null: nothing is set, for a pool that gives another session with each transaction.
   */
  statementTimeoutMs?: number | null;
  /** How long an answer may send nothing before the connection is given up; 0: for ever. */
  silenceTimeoutMs?: number;
  /** Connections add themselves to it when they are made and leave it when they end. */
  openConnections?: Set<DatabaseClient>;
}

const connectTimeoutMs = 10_000;
const keepAliveDelayMs = 10_000;
/** Locks of a program that went away in the middle of a transaction are held no longer. */
const idleInTransactionMs = 5 * 60_000;
/** How long a farewell may take. */
const endTimeoutMs = 2_000;

/** What the types of the driver leave out. */
interface Internals {
  connection: { stream: Socket };
  readyForQuery?: boolean;
}

/**
 * The only kind of connection to PostgreSQL that this program opens. A connection that breaks while nobody listens to
 * it (between a pool handing it out and its first statement) must not end the process. Its next statement fails, and
 * the pool drops it. A connection that falls silent breaks by itself.
 */
export class DatabaseClient extends Client {
  constructor(private readonly config: DatabaseClientConfig) {
    super({
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveDelayMs,
      ...config,
    });
    this.on('error', () => undefined);
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

  /** Ends the connection without a farewell; statements under way fail. */
  cut(): void {
    this.socket.destroy();
  }

  private async open(): Promise<Client> {
    try {
      await super.connect();
      this.breakWhenSilent();
      await this.setTimeouts();
      return this;
    } catch (error) {
      this.cut();
      this.config.openConnections?.delete(this);
      throw error;
    }
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
    // the callback of setTimeout is called once only, and a rest of the connection would use it up
    socket.on('timeout', () => {
      // a statement that is sent at this moment begins the time anew
      if (this.isIdle) return;
      const heard = socket.bytesRead;
      // an answer that came while the program was busy is read first
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
