import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { DatabaseClient } from '../../platform/database/DatabaseClient';
import { entities } from './entities';
import { migrations } from './migrations';
import { SnakeCaseNamingStrategy } from './SnakeCaseNamingStrategy';

export interface DatabaseOptions {
  url: string;
  poolSize?: number;
  preparedStatements?: boolean;
  /** 0: as long as it takes */
  statementTimeoutMs?: number;
  /** how long one waits for a connection, of which there are no more than the pool holds; 0: as long as it takes */
  connectionTimeoutMs?: number;
}

/** Not connected yet: call `initialize()`. Statements are stopped after 30 s (decisions, "Time-outs"). */
export function createDataSource({
  url,
  poolSize = 20,
  preparedStatements = true,
  statementTimeoutMs = 30_000,
  connectionTimeoutMs = 10_000,
}: DatabaseOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    poolSize,
    applicationName: 'local-offers',
    entities,
    migrations,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeCaseNamingStrategy(),
    // The migrations create what is needed, where the role may do so.
    installExtensions: false,
    extra: {
      Client: DatabaseClient,
      statement_timeout: statementTimeoutMs,
      connectionTimeoutMillis: connectionTimeoutMs,
      preparedStatements,
    },
  });
}
