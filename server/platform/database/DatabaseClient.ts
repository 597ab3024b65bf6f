import { Client, type ClientConfig } from 'pg';

/**
 * The only kind of connection to PostgreSQL that this program opens. A connection that breaks while nobody listens to
 * it (between a pool handing it out and its first statement) must not end the process. Its next statement fails, and
 * the pool drops it.
 */
export class DatabaseClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
