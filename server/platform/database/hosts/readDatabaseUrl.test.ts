import { hostsOf, readDatabaseUrl } from './readDatabaseUrl';

it.each([
  ['postgres://offers:secret@db.example/offers', null],
  ['postgres://db.example:5433/offers?sslmode=require', null],
  ['postgres://offers:a%40b@one:5433,two/offers', ['one:5433', 'two:5432']],
  ['postgresql://one,two:5433/offers?target_session_attrs=read-write', ['one:5432', 'two:5433']],
  ['postgres://[::1]:5433,[::2]/offers?target_session_attrs=primary&sslmode=require', ['::1:5433', '::2:5432']],
  ['postgres://db.example/offers?target_session_attrs=read-write', ['db.example:5432']],
])('%s leads to %j', (value, hosts) => {
  const url = readDatabaseUrl(value);
  expect(hostsOf(url)?.map(({ host, port }) => `${host}:${String(port)}`) ?? null).toEqual(hosts);
  const { username, password, pathname, searchParams } = new URL(url ?? '');
  const given = new URL(value.replace(/,[^/]*/, ''));
  expect([username, password, pathname]).toEqual([given.username, given.password, given.pathname]);
  expect(searchParams.get('sslmode')).toBe(given.searchParams.get('sslmode'));
});

it.each([
  'mysql://one,two/offers',
  'postgres://one,/offers',
  'postgres://one,two:port/offers',
  'postgres://offers:100%sure@one,two/offers',
  'postgres://one,two/offers?target_session_attrs=standby',
  'one,two',
])('%s is no address of a database', (value) => {
  expect(readDatabaseUrl(value)).toBeUndefined();
});
