/**
 * True if an error says that a dependency (database, connection pool, disk, file store) is unavailable, so that the
 * same request may succeed later. Reads the error formats of Node.js, pg, pg-pool, TypeORM and the S3 client, including
 * wrapped errors. All other errors are refusals or internal errors.
 */
export function isUnavailable(error: unknown): boolean {
  return outageReason(error) !== null;
}

/**
 * Returns the code, name or message of an outage; there are few, so that a log can count them. Null: it is no outage.
 */
export function outageReason(error: unknown): string | null {
  return linkedErrors(error).reduce<string | null>((found, linked) => found ?? reasonOf(linked), null);
}

/**
 * Returns the wrapped errors: TypeORM uses `driverError`, a host with several addresses `errors`, all others `cause`.
 */
function linkedErrors(error: unknown, depth = 5): Linked[] {
  if (typeof error !== 'object' || error === null || depth === 0) return [];
  const linked = error as Linked;
  const inner = [
    linked.driverError,
    linked.cause,
    ...(Array.isArray(linked.errors) ? (linked.errors as unknown[]) : []),
  ];
  return [linked, ...inner.flatMap((each) => linkedErrors(each, depth - 1))];
}

/** The inspected properties of an error. */
interface Linked {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  syscall?: unknown;
  driverError?: unknown;
  cause?: unknown;
  errors?: unknown;
  $metadata?: { httpStatusCode?: number };
}

function reasonOf({ name, message, code, syscall, $metadata }: Linked): string | null {
  if (typeof code === 'string' && (isUnavailableState(code) || isSystemCode(code, message, syscall))) return code;
  if (typeof name === 'string' && names.has(name)) return name;
  if (typeof message === 'string' && messages.has(message)) return message;
  const status = $metadata?.httpStatusCode;
  return status !== undefined && (status >= 500 || status === 429) ? `file store ${status}` : null;
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
function isUnavailableState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && (stateClasses.has(code.slice(0, 2)) || states.has(code));
}

const stateClasses: ReadonlySet<string> = new Set([
  '08', // connection exception; also PgBouncer's error without a server
  '28', // invalid authorization: a password was changed while the site runs
  '53', // insufficient resources: disk full, out of memory, too many connections
  '58', // errors outside PostgreSQL: input and output
]);

const states: ReadonlySet<string> = new Set([
  '25006', // read-only: a standby, or a primary that is being replaced
  '25P03', // idle in transaction for too long
  '25P04', // transaction took too long
  '3D000', // the database does not exist: it is being renamed or restored
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // a lock was not available in time
  '57014', // cancelled: the statement took too long
  '57P01', // shut down by an administrator
  '57P02', // shut down after a crash
  '57P03', // starting up or in recovery
  '57P05', // idle for too long
]);

function isSystemCode(code: string, message: unknown, syscall: unknown): boolean {
  // an aborted request of a caller is no outage, and neither is a missing file
  if (code === 'ECONNRESET') return message !== 'aborted';
  return systemCodes.has(code) || (code === 'ENOENT' && syscall === 'connect');
}

const systemCodes: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'],
  // the disk, or the limit of open files
  ...['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE', 'ESTALE'],
]);

const names: ReadonlySet<string> = new Set([
  'FileStoreFailure', // also with codes that are internal errors elsewhere, such as ENOENT
  // TypeORM releases the runner of a connection that is lost within a transaction; the next statement throws these
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
  'CannotExecuteNotConnectedError',
]);

/** Outages that pg, pg-pool and TypeORM report only by their message. */
const messages: ReadonlySet<string> = new Set([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'The server does not support SSL connections',
  'There was an error establishing an SSL connection',
  'Driver not Connected',
]);
