import { defaultPoolSize, neededConnections } from '../database/connections';
import { readDatabaseUrl } from '../database/hosts/readDatabaseUrl';
import type { Config } from './Config';
import type { EnvironmentReader } from './environment/EnvironmentReader';

interface Site {
  production: boolean;
  processes: number;
  sandboxes: number;
}

export function readDatabase(
  reader: EnvironmentReader,
  { production, processes, sandboxes }: Site,
): Config['database'] {
  const url = reader.parsed<string | null>(
    'DATABASE_URL',
    null,
    'an address such as postgres://user:password@host:5432/database, in its password %2F for /, %40 for @ and %25 for %; of several hosts (one:5432,two:5432) the one that takes writes',
    readDatabaseUrl,
  );
  const hasUrl = reader.text('DATABASE_URL') !== undefined;
  const wantsBuiltIn = reader.flag('BUILT_IN_DATABASE', false);
  if (hasUrl && wantsBuiltIn) {
    reader.problems.push('BUILT_IN_DATABASE and DATABASE_URL name two databases: leave one of them out.');
  }
  if (production && !hasUrl && !wantsBuiltIn) {
    reader.problems.push(
      'DATABASE_URL is required in production: the address of your PostgreSQL (15 or newer). BUILT_IN_DATABASE=true uses the one that comes with the site.',
    );
  }
  const poolSize = reader.number('DATABASE_POOL_SIZE', defaultPoolSize(processes), 2, 200);
  const replicaUrls = reader.parsed<string[]>(
    'DATABASE_REPLICA_URLS',
    [],
    'addresses of read replicas such as postgres://user:password@host:5432/database, separated by commas',
    (value) => {
      const urls = value.split(',').map((each) => readDatabaseUrl(each.trim()));
      return urls.every((url) => url !== undefined) ? urls : undefined;
    },
  );
  return {
    url,
    poolSize,
    neededConnections: neededConnections({ processes, poolSize, replicas: replicaUrls.length, sandboxes }),
    listenUrl: reader.parsed<string | null>(
      'DATABASE_LISTEN_URL',
      null,
      'an address such as postgres://user:password@host:5432/database',
      readDatabaseUrl,
    ),
    preparedStatements: reader.parsed<boolean | null>('DATABASE_PREPARED_STATEMENTS', null, 'true or false', (value) =>
      value === 'true' ? true : value === 'false' ? false : undefined,
    ),
    batchesStatements: reader.flag('DATABASE_BATCHES', true),
    replicaUrls,
    migratesAtStart: reader.flag('MIGRATE_AT_START', true),
  };
}
