import { StartProblem } from '../../shared/errors/StartProblem';

/** Turns common problems with an external database into a sentence that says what to do. */
export function explainDatabaseProblem(error: unknown, databaseUrl: string): unknown {
  const { host, pathname, username } = new URL(databaseUrl);
  const database = decodeURIComponent(pathname.slice(1));
  const sentence = sentences({ host, database, role: decodeURIComponent(username) })[codeOf(error)];
  return sentence === undefined ? error : new StartProblem(sentence, { cause: error });
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  // a host name with several addresses fails with one error per address
  if ('errors' in error && Array.isArray(error.errors) && error.errors.length > 0) return codeOf(error.errors[0]);
  if ('code' in error) return String(error.code);
  return error instanceof Error ? (codesOfMessages[error.message] ?? '') : '';
}

/** Codes for errors that the driver reports only by their message. */
const codesOfMessages: Partial<Record<string, string>> = {
  'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string': 'NO_PASSWORD',
  'The server does not support SSL connections': 'NO_TLS',
};

interface Place {
  host: string;
  database: string;
  role: string;
}

function sentences({ host, database, role }: Place): Partial<Record<string, string>> {
  const silent = `No PostgreSQL answers at ${host}: start it, or correct DATABASE_URL; without DATABASE_URL the built-in one is used.`;
  const certificate = `The certificate of PostgreSQL at ${host} is not trusted here: name its authority in NODE_EXTRA_CA_CERTS, or put sslmode=no-verify at the end of DATABASE_URL, where the network is yours.`;
  const login = `PostgreSQL at ${host} refuses the login of ${role}: correct the name and password in DATABASE_URL.`;
  return {
    ECONNREFUSED: silent,
    ETIMEDOUT: silent,
    EHOSTUNREACH: silent,
    ECONNRESET: silent,
    ENOTFOUND: `The host ${host} in DATABASE_URL is not known: correct its name.`,
    EAI_AGAIN: `The host ${host} in DATABASE_URL cannot be looked up at present: check its name and the network.`,
    NO_PASSWORD: `PostgreSQL at ${host} wants a password of ${role}: put it into DATABASE_URL (postgres://${role}:password@${host}/${database}).`,
    NO_TLS: `PostgreSQL at ${host} speaks no TLS: take sslmode out of DATABASE_URL, or set up its ssl.`,
    DEPTH_ZERO_SELF_SIGNED_CERT: certificate,
    SELF_SIGNED_CERT_IN_CHAIN: certificate,
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificate,
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: certificate,
    ERR_TLS_CERT_ALTNAME_INVALID: `The certificate of PostgreSQL is not for ${host}: write the name that it is for into DATABASE_URL.`,
    CERT_HAS_EXPIRED: `The certificate of PostgreSQL at ${host} has expired: renew it.`,
    '28P01': login,
    '28000': login,
    '3D000': `There is no database "${database}" at ${host}: create it ("CREATE DATABASE ${database}") or correct DATABASE_URL.`,
    '42501': `${role} may not set up the database "${database}" at ${host}: make it the owner ("ALTER DATABASE ${database} OWNER TO ${role}").`,
    '53300': `PostgreSQL at ${host} has no connection left: lower DATABASE_POOL_SIZE or raise its max_connections.`,
    '0A000': `PostgreSQL at ${host} lacks an extension that this needs (cube, btree_gist, pg_trgm, fuzzystrmatch): install its contrib package.`,
    '58P01': `PostgreSQL at ${host} lacks an extension that this needs (cube, btree_gist, pg_trgm, fuzzystrmatch): install its contrib package.`,
  };
}
