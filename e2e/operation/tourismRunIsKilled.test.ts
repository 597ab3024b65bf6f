import { spawn } from 'node:child_process';
import path from 'node:path';
import { AtdwRun } from '../../server/domains/integrations/atdw/AtdwRun';
import { doAtdwRun } from '../../server/domains/integrations/atdw/syncing/doAtdwRun';
import { eventually } from '../../server/test/eventually';
import { useAtdw } from '../../server/test/atdw/useAtdw';

const root = path.resolve(__dirname, '..', '..');
const atdw = useAtdw();

/** A process that reads the warehouse with the built server's own code, a request each 2 ms. */
const program = `
  const { createDataSource } = require('./dist/server/app/database/createDataSource.js');
  const { createGetOutside } = require('./dist/server/platform/outside-fetch/createGetOutside.js');
  const { doAtdwRun } = require('./dist/server/domains/integrations/atdw/syncing/doAtdwRun.js');
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  (async () => {
    const database = await createDataSource({ url: process.env.DATABASE_URL, poolSize: 3 }).initialize();
    const jobs = { isRunning: () => true, silentMs: () => 0, enqueue: async () => {}, enqueueAll: async () => {} };
    const source = { getOutside: createGetOutside({ isAllowed: () => true }), apiKey: process.env.KEY, wait, pauseMs: 2 };
    const clock = { now: () => new Date() };
    const site = { publicUrl: 'https://offers.example', badHosts: new Set() };
    await doAtdwRun({ database, clock, jobs, ...site, source }, { kind: 'EVERYTHING' });
    await database.destroy();
  })();
`;

function start() {
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: atdw.databaseUrl, KEY: atdw.source.key };
  return spawn(process.execPath, ['-e', program], { cwd: root, env, stdio: 'inherit' });
}

it('a run whose processes are killed again and again ends with every listing, once', async () => {
  for (let number = 1; number <= 1000; number += 1)
    atdw.source.put({ productId: `p${String(number).padStart(5, '0')}` });
  const read = async () => (await atdw.database.getRepository(AtdwRun).find())[0]?.found ?? 0;
  for (const enough of [200, 400, 600]) {
    const child = start();
    await eventually(async () => expect(await read()).toBeGreaterThanOrEqual(enough), 60_000);
    const ended = new Promise((end) => child.on('exit', end));
    child.kill('SIGKILL');
    await ended;
    // as after the seconds for which the dead process still holds it
    await atdw.database.query(
      `UPDATE atdw_runs SET lease_until = now() - interval '1 second' WHERE lease_until IS NOT NULL`,
    );
  }
  const before = await read();
  atdw.source.asked.splice(0);
  const run = await doAtdwRun(atdw.dependencies(), { kind: 'EVERYTHING' });
  expect(run).toMatchObject({ state: 'DONE', found: 1000, created: 1000, updated: 0, refused: 0 });
  // what was saved is not read again
  expect(atdw.source.asked.filter(({ path: asked }) => asked.endsWith('/product'))).toHaveLength(1000 - before);
  const [row] = await atdw.database.query<{ ads: number; ids: number }[]>(
    `SELECT count(*)::integer AS ads, count(DISTINCT external_id)::integer AS ids FROM brochures WHERE external_source = 'ATDW'`,
  );
  expect(row).toEqual({ ads: 1000, ids: 1000 });
  expect(await atdw.database.getRepository(AtdwRun).count()).toBe(1);
});
