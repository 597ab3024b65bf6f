import 'reflect-metadata';
import { DataSource, DefaultNamingStrategy, Table, type NamingStrategyInterface } from 'typeorm';
import type { Pooling } from '../../platform/database/DatabaseAddress';
import { DatabaseClient } from '../../platform/database/DatabaseClient';
import { entities } from './entities';
import { migrations } from './migrations';
import { snakeCase } from '../../shared/text/snakeCase';

/** snake_case columns, and constraint names that can be read in an error message instead of TypeORM's hashes. */
class SnakeCaseNamingStrategy extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return [...prefixes, customName ?? propertyName].map(snakeCase).join('_').replace(/^_/, '');
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`);
  }

  override primaryKeyName(tableOrName: Table | string): string {
    return `${this.getTableName(tableOrName)}_pkey`;
  }

  override foreignKeyName(tableOrName: Table | string, columnNames: string[]): string {
    return `${this.getTableName(tableOrName)}_${columnNames.join('_')}_fkey`;
  }

  override uniqueConstraintName(tableOrName: Table | string, columnNames: string[]): string {
    return `${this.getTableName(tableOrName)}_${columnNames.join('_')}_key`;
  }

  override indexName(tableOrName: Table | string, columnNames: string[]): string {
    return `${this.getTableName(tableOrName)}_${columnNames.join('_')}_idx`;
  }
}

export interface DatabaseOptions {
  url: string;
  poolSize?: number;
  preparedStatements?: boolean;
  /** 0: as long as it takes */
  statementTimeoutMs?: number;
  /** time limit for a connection of the pool, in milliseconds; 0: no limit */
  connectionTimeoutMs?: number;
  pooling?: Pooling;
  /** Where changes are listened to, if that is not `url`; null: nowhere. */
  listenUrl?: string | null;
}

/** How long after the end of its time a statement may stay unanswered. */
const answerTimeMs = 5_000;
/** Short, so that few connections are met that fell silent in the pool. */
const idleTimeoutMs = 10_000;

/**
 * Not connected yet: call `initialize()`. PostgreSQL stops statements after 30 s
 * (docs/rules/errors-and-limits.md#time-outs); a connection that has not said so five seconds later is given up.
 */
export function createDataSource({
  url,
  poolSize = 20,
  preparedStatements = true,
  statementTimeoutMs = 30_000,
  connectionTimeoutMs = 10_000,
  pooling = 'session',
  listenUrl = pooling === 'session' ? url : null,
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
      // set by one session it would hold for all who share that session
      statementTimeoutMs: pooling === 'session' ? statementTimeoutMs : null,
      silenceTimeoutMs: statementTimeoutMs > 0 ? statementTimeoutMs + answerTimeMs : 0,
      openConnections: new Set<DatabaseClient>(),
      connectionTimeoutMillis: connectionTimeoutMs,
      idleTimeoutMillis: idleTimeoutMs,
      preparedStatements,
      pooling,
      listenUrl,
    },
  });
}
