import { StartProblem } from '../../shared/errors/StartProblem';

/** Turns what commonly goes wrong with a database of one's own into a sentence that says what to do. */
export function explainDatabaseProblem(error: unknown, databaseUrl: string): unknown {
  const { host, pathname, username } = new URL(databaseUrl);
  const database = decodeURIComponent(pathname.slice(1));
  const sentence = sentences({ host, database, role: decodeURIComponent(username) })[codeOf(error)];
  return sentence === undefined ? error : new StartProblem(sentence, { cause: error });
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  // a name with several addresses fails with one error for each
  if ('errors' in error && Array.isArray(error.errors) && error.errors.length > 0) return codeOf(error.errors[0]);
  return 'code' in error ? String(error.code) : '';
}

interface Place {
  host: string;
  database: string;
  role: string;
}

function sentences({ host, database, role }: Place): Partial<Record<string, string>> {
  const silent = `No PostgreSQL answers at ${host}: start it, or correct DATABASE_URL; without DATABASE_URL the built-in one is used.`;
  const login = `PostgreSQL at ${host} refuses the login of ${role}: correct the name and password in DATABASE_URL.`;
  return {
    ECONNREFUSED: silent,
    ETIMEDOUT: silent,
    EHOSTUNREACH: silent,
    ECONNRESET: silent,
    ENOTFOUND: `The host ${host} in DATABASE_URL is not known: correct its name.`,
    EAI_AGAIN: `The host ${host} in DATABASE_URL cannot be looked up at present: check its name and the network.`,
    '28P01': login,
    '28000': login,
    '3D000': `There is no database "${database}" at ${host}: create it ("CREATE DATABASE ${database}") or correct DATABASE_URL.`,
    '42501': `${role} may not set up the database "${database}" at ${host}: make it the owner ("ALTER DATABASE ${database} OWNER TO ${role}").`,
    '53300': `PostgreSQL at ${host} has no connection left: lower DATABASE_POOL_SIZE or raise its max_connections.`,
    '0A000': `PostgreSQL at ${host} lacks an extension that this needs (cube, btree_gist): install its contrib package.`,
    '58P01': `PostgreSQL at ${host} lacks an extension that this needs (cube, btree_gist): install its contrib package.`,
  };
}
