import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { keepMapFile } from './keepMapFile';
import { mapFilePassOf } from './mapFilePass';
import { removeReplacedMapFiles } from './removeReplacedMapFiles';
import { removeReplacedMapFilesJob } from './removeReplacedMapFilesJob';
import { PrintedMap } from '../PrintedMap';
import type { FileStore } from '../../../platform/file-store/FileStore';
import { DatabaseClient } from '../../../platform/database/DatabaseClient';
import { waitForFileRemovals } from '../../../platform/file-store/fileRemovals';
import { LocalFileStore } from '../../../platform/file-store/LocalFileStore';
import { makeTestFolder } from '../../../test/cluster/makeTestFolder';
import { eventually } from '../../../test/eventually';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeConfig } from '../../../test/makeConfig';
import { rememberJobs } from '../../../test/rememberJobs';
import { silentLogger } from '../../../test/silentLogger';
import { useTestDatabase } from '../../../test/testDatabase';
import { buildFrame } from '../../../app/http/buildFrame';
import type { ServerDependencies } from '../../../app/http/ServerDependencies';

const db = useTestDatabase();
const config = makeConfig();
const clock = { now: () => new Date('2026-11-20T03:00:00Z') };
const root = makeTestFolder('replaced-maps');
const files: FileStore = new LocalFileStore(root);
const jobs = rememberJobs();
let app: FastifyInstance;

beforeAll(async () => {
  const logger = silentLogger();
  app = await buildFrame({ config, logger, files, clock, database: db.database } as ServerDependencies, []);
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (sha256: string, pass = '') => app.inject({ url: `/files/${sha256}/original?pass=${pass}` });
const statusOf = async (sha256: string) => (await get(sha256)).statusCode;

/** Gives the map a new drawing; returns the hashes of its PDF and its picture. */
async function draw(id: number, words: string) {
  const [pdf, picture] = [Buffer.from(`%PDF-1.7 ${words}`), Buffer.from(`picture of ${words}`)];
  const fileSha256 = await files.put(pdf, 'application/pdf');
  const previewSha256 = await files.put(picture, 'image/webp');
  const made = { byteSize: pdf.length, pages: 1, madeAt: clock.now(), origin: 'DRAWN', contentHash: words } as const;
  await keepMapFile({ database: db.database, files, jobs }, { id }, { fileSha256, previewSha256, ...made });
  return [fileSha256, previewSha256] as const;
}

async function makeMap(isPublished = true) {
  const { id: mapAreaId } = await makeMapArea(db.database);
  const format = { mapAreaId, paper: 'A4', orientation: 'LANDSCAPE', state: 'WAITING', isPublished } as const;
  return (await db.database.getRepository(PrintedMap).save(format)).id;
}

/** Runs the removals as if their time had come. */
async function removeReplaced() {
  for (const { name, payload, delaySeconds } of jobs.enqueued.splice(0)) {
    expect([name, delaySeconds]).toEqual([removeReplacedMapFilesJob.name, 15 * 60]);
    await removeReplacedMapFiles({ database: db.database, files, jobs }, payload as never);
  }
}

it('serves the files that a new drawing replaces for 15 minutes, always revalidated', async () => {
  const id = await makeMap();
  const old = await draw(id, 'winter');
  const anew = await draw(id, 'summer');
  for (const sha256 of [...old, ...anew]) {
    const { statusCode, headers } = await get(sha256);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, no-cache']);
  }
  await removeReplaced();
  expect(await Promise.all([...old, ...anew].map(statusOf))).toEqual([404, 404, 200, 200]);
  expect(await Promise.all(old.map((sha256) => files.exists(sha256)))).toEqual([false, false]);
});

it('serves a replaced file of a withdrawn map to administrators only, also if it is withdrawn afterwards', async () => {
  const id = await makeMap(false);
  const old = await draw(id, 'withdrawn');
  await draw(id, 'withdrawn again');
  for (const sha256 of old) {
    const answer = await get(sha256, mapFilePassOf(config.identitySecret, sha256, clock.now()));
    expect([await statusOf(sha256), answer.statusCode]).toEqual([404, 200]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  }
  await removeReplaced();
  const pass = mapFilePassOf(config.identitySecret, old[0], clock.now());
  expect((await get(old[0], pass)).statusCode).toBe(404);

  const publicMap = await makeMap();
  const [file] = await draw(publicMap, 'public');
  await draw(publicMap, 'public again');
  expect(await statusOf(file)).toBe(200);
  await db.database.getRepository(PrintedMap).update({ id: publicMap }, { isPublished: false });
  expect(await statusOf(file)).toBe(404);
  jobs.enqueued.splice(0);
});

it('keeps a file closed that was replaced while its map was withdrawn, also when the map is published', async () => {
  const id = await makeMap(false);
  const [faulty] = await draw(id, 'faulty');
  const [corrected] = await draw(id, 'corrected');
  await db.database.getRepository(PrintedMap).update({ id }, { isPublished: true });
  expect([await statusOf(faulty), await statusOf(corrected)]).toEqual([404, 200]);
  jobs.enqueued.splice(0);
});

it('keeps a replaced file closed while a backup puts its removal off', async () => {
  const id = await makeMap();
  const [file] = await draw(id, 'before the backup');
  await draw(id, 'after it');
  await db.database.getRepository(PrintedMap).update({ id }, { isPublished: false });
  const backup = new DatabaseClient({ connectionString: db.url });
  await backup.connect();
  await backup.query('BEGIN');
  await waitForFileRemovals(backup);
  await removeReplaced();
  expect([await files.exists(file), await statusOf(file)]).toEqual([true, 404]);
  await backup.end();
  await eventually(async () => {
    await removeReplaced();
    expect(await files.exists(file)).toBe(false);
  });
});

it('keeps a file that is used again, and removes those of a map that has gone', async () => {
  const id = await makeMap();
  const [, old] = await draw(id, 'again');
  await draw(id, 'between');
  const [, same] = await draw(id, 'again');
  expect(same).toBe(old);
  await draw(id, 'again');
  await removeReplaced();
  expect(await statusOf(old)).toBe(200);

  const [file] = await draw(id, 'to be deleted');
  await draw(id, 'the last');
  await db.database.getRepository(PrintedMap).delete({ id });
  await removeReplaced();
  expect(await files.exists(file)).toBe(false);
});
