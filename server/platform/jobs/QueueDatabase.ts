import { Pool } from 'pg';
import type { Db } from 'pg-boss';
import { ChangeListener } from '../database/ChangeListener';
import { DatabaseClient } from '../database/DatabaseClient';

interface QueueDatabaseOptions {
  url: string;
  onError: (error: unknown) => void;
}

const poolSize = 4;

/** The job queue's own connections: a small pool, and one that is woken by NOTIFY. */
export class QueueDatabase implements Db {
  private readonly pool: Pool;

  constructor(private readonly options: QueueDatabaseOptions) {
    this.pool = new Pool({
      connectionString: options.url,
      application_name: 'local-offers jobs',
      max: poolSize,
      connectionTimeoutMillis: 10_000,
      Client: DatabaseClient,
    });
    this.pool.on('error', options.onError);
  }

  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    return this.pool.query(text, values);
  }

  async listen(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<{ close(): Promise<void> }> {
    const listener = new ChangeListener({
      url: this.options.url,
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

  close(): Promise<void> {
    return this.pool.end();
  }
}
