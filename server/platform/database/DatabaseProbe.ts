import type { QueryResultRow } from 'pg';
import { DatabaseClient } from './DatabaseClient';

const timeoutMs = 2_000;

/**
 * Queries the database on its own connection, so that an exhausted pool does not look like an unreachable database.
 * Connects on demand, and reconnects once if the connection has broken.
 */
export class DatabaseProbe {
  private client: DatabaseClient | undefined;

  /** `findUrl` is called at each connection. */
  constructor(private readonly findUrl: () => string) {}

  /**
   * Call it for one statement at a time.
   * @throws if the database refuses or does not answer within two seconds in all
   */
  async query<Row extends QueryResultRow>(sql: string): Promise<Row[]> {
    const limit = { isOver: false };
    const timer = setTimeout(() => {
      limit.isOver = true;
      this.client?.cut();
    }, timeoutMs);
    try {
      const known = this.client;
      if (known) {
        try {
          return (await known.query<Row>(sql)).rows;
        } catch (error) {
          this.drop(known);
          if (limit.isOver) throw error;
        }
      }
      return await this.queryAnew<Row>(sql);
    } finally {
      clearTimeout(timer);
    }
  }

  private async queryAnew<Row extends QueryResultRow>(sql: string): Promise<Row[]> {
    const client = new DatabaseClient({
      connectionString: this.findUrl(),
      application_name: 'local-offers readiness',
      connectionTimeoutMillis: timeoutMs,
    });
    this.client = client;
    try {
      await client.connect();
      return (await client.query<Row>(sql)).rows;
    } catch (error) {
      this.drop(client);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.client?.end();
  }

  private drop(client: DatabaseClient): void {
    if (this.client === client) this.client = undefined;
    client.cut();
  }
}
