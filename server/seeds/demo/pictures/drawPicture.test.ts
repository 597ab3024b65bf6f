import sharp from 'sharp';
import { drawPicture } from './drawPicture';
import { scenes, type SceneName } from './scenes';

// all test files of a process share libvips, where the upload rules block SVG
const svgLoaders = { operation: ['VipsForeignLoadSvg', 'VipsForeignLoadSvgBuffer'] };
beforeAll(() => sharp.unblock(svgLoaders));
afterAll(() => sharp.block(svgLoaders));

const names = Object.keys(scenes) as SceneName[];

it.each(names)('%s is drawn without a broken number', (name) => {
  for (const seed of ['one', 'two', 'three']) {
    expect(drawPicture(name, seed)).not.toMatch(/NaN|undefined|Infinity|null/);
  }
});

it.each(names)('%s covers the whole sheet', async (name) => {
  const drawn = sharp(Buffer.from(drawPicture(name, 'one'))).resize({ width: 160 });
  const { channels } = await drawn.ensureAlpha().stats();
  expect(channels[3]?.min).toBeGreaterThan(250);
});

it('draws the same picture for the same seed, and another for another seed', () => {
  expect(drawPicture('market', 'a')).toBe(drawPicture('market', 'a'));
  expect(drawPicture('market', 'a')).not.toBe(drawPicture('market', 'b'));
});
