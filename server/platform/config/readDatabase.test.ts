import { rmSync } from 'node:fs';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { loadConfig } from './loadConfig';

const secret = 'a secret of this test, long enough for it';
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://offers.example',
  TRUST_PROXY: 'loopback',
  ACCESS_TOKEN_SECRET: secret,
  IDENTITY_SECRET: `${secret} too`,
  DATABASE_URL: 'postgres://somebody:secret@db/offers',
};
const folder = makeTestFolder('read-database');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['1', 20, 100],
  ['3', 20, 100],
  ['4', 14, 100],
  ['7', 5, 100],
  ['8', 4, 104],
  ['16', 4, 192],
  ['64', 4, 720],
])('divides the connections of PostgreSQL among %s processes, and counts all', (PROCESSES, poolSize, needed) => {
  const settings = { ACCESS_TOKEN_SECRET: secret, PROCESSES };
  expect(loadConfig(settings, folder)).toMatchObject({
    processes: Number(PROCESSES),
    database: { poolSize, neededConnections: needed },
  });
});

it('counts the connections of named pools, replicas and sandboxes', () => {
  const settings = { ACCESS_TOKEN_SECRET: secret, PROCESSES: '4', DATABASE_POOL_SIZE: '33' };
  expect(loadConfig(settings, folder).database).toMatchObject({ poolSize: 33, neededConnections: 4 * 40 + 16 });
  const more = { ...settings, DATABASE_REPLICA_URLS: 'postgres://a@b/c', SANDBOXES: '2' };
  expect(loadConfig(more, folder).database.neededConnections).toBe(4 * (41 + 2 * 5) + 16);
});

it('uses the built-in database in production only if that is asked for', () => {
  const settings = { ...production, DATABASE_URL: '' };
  expect(() => loadConfig(settings, folder)).toThrow('DATABASE_URL is required in production');
  expect(loadConfig({ ...settings, BUILT_IN_DATABASE: 'true' }, folder)).toMatchObject({
    production: true,
    demo: false,
    database: { url: null },
  });
  expect(() => loadConfig({ ...production, BUILT_IN_DATABASE: 'true' }, folder)).toThrow('name two databases');
});
