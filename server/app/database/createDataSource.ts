import 'reflect-metadata';
import { DataSource, DefaultNamingStrategy, Table, type NamingStrategyInterface } from 'typeorm';
import type { Pooling } from '../../platform/database/DatabaseAddress';
import { DatabaseClient } from '../../platform/database/DatabaseClient';
import { entities } from './entities';
import { migrations } from './listMigrations';
import { snakeCase } from '../../shared/text/snakeCase';

/**
 * Names columns in snake_case. Gives constraints readable names, so that error messages are clear without TypeORM's
 * hashes.
 */
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
  /** false: independent statements of one moment are sent apart (`batchStatements`) */
  batchesStatements?: boolean;
  /** 0: no limit */
  statementTimeoutMs?: number;
  /** time limit for a connection of the pool, in milliseconds; 0: no limit */
  connectionTimeoutMs?: number;
  pooling?: Pooling;
  /** The address for listening to changes, if it differs from `url`; null: do not listen. */
  listenUrl?: string | null;
}

/** How long a statement may stay unanswered after its own time limit. */
const answerTimeMs = 5_000;
/** Short, so that the pool rarely holds a connection that has silently died. */
const idleTimeoutMs = 10_000;

/**
 * Returns an unconnected data source: call `initialize()`. PostgreSQL stops statements after 30 s
 * (docs/rules/errors-and-limits.md#time-outs). A connection that does not report this within another five seconds is
 * closed.
 */
export function createDataSource({
  url,
  poolSize = 20,
  preparedStatements = true,
  batchesStatements = true,
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
    // The migrations create the extensions if the role has the right.
    installExtensions: false,
    extra: {
      Client: DatabaseClient,
      // sessions may be shared: a limit set in one would apply to every client of it
      statementTimeoutMs: pooling === 'session' ? statementTimeoutMs : null,
      silenceTimeoutMs: statementTimeoutMs > 0 ? statementTimeoutMs + answerTimeMs : 0,
      openConnections: new Set<DatabaseClient>(),
      connectionTimeoutMillis: connectionTimeoutMs,
      idleTimeoutMillis: idleTimeoutMs,
      preparedStatements,
      batchesStatements,
      pooling,
      listenUrl,
    },
  });
}
