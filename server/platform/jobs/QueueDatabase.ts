import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import type { Db } from 'pg-boss';
import type { DatabaseAddress } from '../database/DatabaseAddress';
import { ChangeListener } from '../database/changes/ChangeListener';
import { queuePoolSize } from '../database/connections';
import { DatabaseClient, type DatabaseClientConfig } from '../database/DatabaseClient';
import { endPool } from '../database/endPool';

interface QueueDatabaseOptions {
  address: DatabaseAddress;
  onError: (error: unknown) => void;
}

const statementTimeoutMs = 30_000;
const silenceTimeoutMs = statementTimeoutMs + 5_000;

const stopping = (): Error => new Error('The job queue is being stopped.');

/** The job queue's own connections: a small pool, and one for NOTIFY. */
export class QueueDatabase implements Db {
  private readonly pool: Pool;
  private readonly connections = new Set<DatabaseClient>();
  private isCut = false;
  /** Of statements without an answer. Those that still wait for a connection would outlive a cut. */
  private readonly refusals = new Set<(error: Error) => void>();

  constructor(private readonly options: QueueDatabaseOptions) {
    const connection: DatabaseClientConfig = {
      connectionString: options.address.url,
      application_name: 'local-offers jobs',
      statementTimeoutMs: options.address.pooling === 'session' ? statementTimeoutMs : null,
      silenceTimeoutMs,
      openConnections: this.connections,
    };
    this.pool = new Pool({
      ...connection,
      max: queuePoolSize,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 10_000,
      Client: DatabaseClient as never,
    });
    this.pool.on('error', options.onError);
  }

  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    if (this.isCut) return Promise.reject(stopping());
    return new Promise((resolve, reject) => {
      this.refusals.add(reject);
      const answered = this.pool.query(text, values).then(resolve, reject);
      void answered.finally(() => this.refusals.delete(reject));
    });
  }

  async answersWithin(milliseconds: number): Promise<boolean> {
    const answered = this.executeSql('SELECT 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answered, sleep(milliseconds, false, { ref: false })]);
  }

  async listen(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<{ close(): Promise<void> }> {
    const { listenUrl } = this.options.address;
    if (listenUrl === null) throw new Error('This database cannot be listened to.');
    const listener = new ChangeListener({
      url: listenUrl,
      channel,
      applicationName: 'local-offers jobs',
      onChange: onNotification,
      onListening: onReconnect,
      onLost: () => undefined,
      onFailed: this.options.onError,
    });
    await listener.start();
    return { close: () => listener.stop() };
  }

  /** Running and later statements fail. */
  cut(): void {
    this.isCut = true;
    for (const refuse of this.refusals) refuse(stopping());
    for (const connection of this.connections) connection.cut();
  }

  close(): Promise<void> {
    return endPool(() => this.pool.end(), this.connections);
  }
}
