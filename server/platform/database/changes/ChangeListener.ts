import { setTimeout as sleep } from 'node:timers/promises';
import { escapeIdentifier } from 'pg';
import { DatabaseClient } from '../DatabaseClient';

interface ChangeListenerOptions {
  url: string;
  channel: string;
  applicationName: string;
  onChange: (payload: string) => void;
  onListening: () => void;
  /** the connection is lost: no notification arrives until the next `onListening` */
  onLost: () => void;
  /** an attempt to connect failed; another one follows */
  onFailed: (error: unknown) => void;
}

/** The first and the longest pause between attempts; each is twice the one before. */
const shortestPauseMs = 50;
const longestPauseMs = 5_000;
/** Time after which a connection without an answer is closed. */
const patienceMs = 5_000;
/** A quiet channel sends nothing, so a periodic query checks the connection. */
const heartbeatMs = 10_000;

/**
 * Listens to a PostgreSQL channel on its own connection and reconnects when it breaks. LISTEN belongs to a session, so
 * the URL must lead to PostgreSQL itself or to a pool in session mode.
 */
export class ChangeListener {
  private readonly stopped = new AbortController();
  private client: DatabaseClient | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(private readonly options: ChangeListenerOptions) {}

  /** Resolves at the first success or failure; after a failure it keeps trying. */
  start(): Promise<void> {
    return new Promise((resolve) => {
      this.work = this.keepListening(resolve);
    });
  }

  /**
   * Makes a round trip on the listening connection. Returns true if every NOTIFY sent before this call has been
   * received, because PostgreSQL delivers in order.
   */
  async confirm(): Promise<boolean> {
    const { client } = this;
    if (!client) return false;
    try {
      await client.query('SELECT 1');
      return this.client === client;
    } catch {
      this.disconnect(client);
      return false;
    }
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.client?.end().catch(() => undefined);
    await this.work;
  }

  private async keepListening(afterFirst: () => void): Promise<void> {
    let pauseMs = shortestPauseMs;
    while (!this.stopped.signal.aborted) {
      try {
        const { ended } = await this.listen();
        pauseMs = shortestPauseMs;
        afterFirst();
        await ended;
      } catch (error) {
        this.options.onFailed(error);
      }
      afterFirst();
      await sleep(pauseMs, undefined, { signal: this.stopped.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  private async listen(): Promise<{ ended: Promise<void> }> {
    const { url, channel, applicationName, onChange, onListening } = this.options;
    const client = new DatabaseClient({
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: patienceMs,
      silenceTimeoutMs: patienceMs,
    });
    const heartbeat = setInterval(() => void this.confirm(), heartbeatMs);
    const ended = new Promise<void>((resolve) => {
      client.once('end', () => {
        clearInterval(heartbeat);
        resolve();
      });
    });
    const disconnect = (): void => {
      this.disconnect(client);
    };
    client.on('error', disconnect);
    client.on('end', disconnect);
    client.on('notification', ({ payload }) => {
      onChange(payload ?? '');
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${escapeIdentifier(channel)}`);
    } catch (error) {
      clearInterval(heartbeat);
      await client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    if (this.stopped.signal.aborted) void client.end();
    else onListening();
    return { ended };
  }

  private disconnect(client: DatabaseClient): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.options.onLost();
    void client.end().catch(() => undefined);
  }
}
