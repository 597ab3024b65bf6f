/** libpq's names for "the server that takes writes"; the site needs one. */
const writable = new Set(['read-write', 'primary']);
const defaultPort = '5432';

/**
 * Reads a database URL, with one host or with several as libpq has them:
 * `postgres://user:password@one:5432,two:5432/database?target_session_attrs=read-write`. Several hosts become one URL
 * whose query names them all, so that it stays a URL; `hostsOf` reads them. Undefined: it is none.
 */
export function readDatabaseUrl(value: string): string | undefined {
  const [, scheme = '', login = '', hosts = '', rest = ''] = /^([a-z]+:\/\/)([^@/]*@)?([^/?]*)(.*)$/s.exec(value) ?? [];
  const names = hosts.split(',').map((host) => host.trim());
  const url = URL.parse(`${scheme}${login}${names[0] ?? ''}${rest}`);
  if (url === null || !isUsable(url) || names.some((name) => !URL.canParse(`postgres://${name}/`) || name === ''))
    return undefined;
  const wanted = url.searchParams.get('target_session_attrs');
  if (wanted !== null && !writable.has(wanted)) return undefined;
  if (names.length === 1 && wanted === null) return value;
  url.searchParams.delete('target_session_attrs');
  url.searchParams.set('hosts', names.join(','));
  return url.href;
}

/** False if the user, password or database name is not percent-encoded. */
function isUsable(url: URL): boolean {
  if (!/^postgres(ql)?:$/.test(url.protocol)) return false;
  try {
    return [url.username, url.password, url.pathname].every((part) => decodeURIComponent(part).length >= 0);
  } catch {
    return false;
  }
}

export interface DatabaseHost {
  host: string;
  port: number;
}

/** The hosts of a URL of `readDatabaseUrl`, of which the one that takes writes is wanted; null: only its own. */
export function hostsOf(url: string | undefined): DatabaseHost[] | null {
  const hosts = url === undefined ? null : (URL.parse(url)?.searchParams.get('hosts') ?? null);
  if (hosts === null) return null;
  return hosts.split(',').map((each) => {
    const { hostname, port } = new URL(`postgres://${each}/`);
    return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port || defaultPort) };
  });
}
