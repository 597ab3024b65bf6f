import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { LocalFileStore } from '../../../../platform/file-store/LocalFileStore';
import { fetchLocal, useAtdw } from '../../../../test/atdw/useAtdw';
import { silentLogger } from '../../../../test/silentLogger';
import { Asset } from '../../../brochures/assets/Asset';
import { AtdwPicture } from '../AtdwPicture';
import { doAtdwRun } from '../syncing/doAtdwRun';
import { fetchAtdwPictures } from './fetchAtdwPictures';

const atdw = useAtdw();
const folder = mkdtempSync(path.join(os.tmpdir(), 'local-offers-tourism-pictures-'));
const files = new LocalFileStore(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const fetchAll = () =>
  fetchAtdwPictures({
    ...{ database: atdw.database, clock: atdw.clock, jobs: atdw.jobs, files, logger: silentLogger() },
    fetchOutside: fetchLocal,
  });
const assets = () => atdw.database.getRepository(Asset).find({ order: { sortOrder: 'ASC' } });
const sync = () => doAtdwRun(atdw.dependencies(), { kind: 'CHANGES' });

beforeAll(async () => {
  atdw.source.picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#00706a' } })
    .png()
    .toBuffer();
});

it('keeps pictures of the source as files of the ad, in its order and with its words', async () => {
  atdw.source.put({ productId: 'p0001' });
  await sync();
  expect(atdw.jobs.enqueued.map(({ name }) => name)).toContain('fetch-atdw-pictures');
  expect(await Promise.all([fetchAll(), fetchAll()]).then(([one, other]) => one + other)).toBe(2);
  const kept = await assets();
  expect(kept.map(({ type, altText, contentType }) => [type, altText, contentType])).toEqual([
    ['BROCHURE_IMAGE', 'First picture', 'image/webp'],
    ['BROCHURE_IMAGE', 'Second picture', 'image/webp'],
  ]);
  // with the query string, by which the source counts
  expect(
    atdw.source.asked.filter(({ path: asked }) => asked === '/picture.png').map(({ query }) => query.get('q')),
  ).toEqual(['e30=', 'e30=']);
  expect(await fetchAll()).toBe(0);
});

it('follows new words, and removes a picture that the source no longer has', async () => {
  atdw.source.put({ productId: 'p0001' });
  await sync();
  await fetchAll();
  atdw.later(24);
  const picture = {
    ...{ attributeIdMultimediaContent: 'IMAGE', attributeIdSizeOrientation: '4X3', width: '2048' },
    ...{ multimediaId: 'm2', altText: 'Other words', sequenceNumber: '1' },
    serverPath: `${atdw.source.origin}/picture.png?w=2048&id=m2&q=e30%3D`,
  };
  const productUpdateDate = '2026-11-21T09:00:00.000+10:00';
  atdw.source.put({ productId: 'p0001', productUpdateDate, detail: { multimedia: [picture] } });
  expect(await sync()).toMatchObject({ updated: 1 });
  expect((await assets()).map(({ altText, sortOrder }) => [altText, sortOrder])).toEqual([['Other words', 0]]);
  expect(await fetchAll()).toBe(0);
});

it('tries a picture four times and then leaves it, with the reason', async () => {
  atdw.source.put({ productId: 'p0001' });
  await sync();
  atdw.source.intercept = ({ path: asked }, response) => {
    if (asked !== '/picture.png') return false;
    response.writeHead(404).end();
    return true;
  };
  for (const hours of [0, 2, 7, 25, 1000]) {
    atdw.later(hours);
    expect(await fetchAll()).toBe(0);
  }
  expect(atdw.source.asked.filter(({ path: asked }) => asked === '/picture.png')).toHaveLength(8);
  const [picture] = await atdw.database.getRepository(AtdwPicture).find();
  expect(picture).toMatchObject({
    nextAttemptAt: null,
    attempts: 4,
    problem: expect.stringContaining('404') as string,
  });
});
