import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { heicOfPhone } from '../../../test/files/heicOfPhone';
import { eventually } from '../../../test/eventually';
import { decodePicture, isPixels } from './decodePicture';
import { type Decoded, DecoderProcess } from './DecoderProcess';

const box = { width: 64, height: 64 };
const megabytes = 1000;
const small = () =>
  sharp({ create: { width: 128, height: 96, channels: 3, background: '#00706a' } })
    .png()
    .toBuffer();
/** Needs all its pixels in memory before it can be made smaller: about 150 MB. */
const large = () =>
  sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#00706a' } })
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer();

const outcome = (decoded: Decoded): string =>
  isPixels(decoded) ? `${decoded.width} × ${decoded.height} × ${decoded.channels}` : decoded.problem;

const isRunning = (pid = 0): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('decodes upright, at most as large as asked', async () => {
  const turned = await sharp(await small())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(outcome(await decodePicture(turned, box))).toBe('48 × 64 × 3');
});

it.each([
  ['takes too long', { ms: 1, megabytes }, 'The decoder took longer than 1 ms.'],
  ['needs too much memory', { ms: 60_000, megabytes: 120 }, 'The decoder needed too much memory.'],
])('refuses a picture that %s, and decodes the next one', async (_what, limits, problem) => {
  expect(outcome(await decodePicture(await large(), box, limits))).toBe(problem);
  expect(outcome(await decodePicture(await small(), box))).toBe('64 × 48 × 3');
});

// docs/rules/files.md#heic
it.each([
  ['takes too long', { ms: 1, megabytes }, 'The decoder took longer than 1 ms.'],
  ['needs too much memory', { ms: 60_000, megabytes: 60 }, 'The decoder needed too much memory.'],
])('refuses a HEIC that %s, and decodes the next one', async (_what, limits, problem) => {
  expect(outcome(await decodePicture(heicOfPhone, box, limits))).toBe(problem);
  expect(outcome(await decodePicture(heicOfPhone, box))).toBe('43 × 64 × 4');
});

describe('the process', () => {
  it('may crash: its picture has no pixels, and the site goes on', async () => {
    const decoder = new DecoderProcess();
    const decoded = decoder.decode({ bytes: await large(), isHeic: false, ...box, megabytes }, 60_000);
    process.kill(decoder.pid ?? 0, 'SIGSEGV');
    expect(outcome(await decoded)).toBe('The decoder ended: SIGSEGV');
    expect(decoder.isUsable).toBe(false);
  });

  it.each([
    ['picture', async () => ({ bytes: await large(), isHeic: false })],
    ['HEIC', () => Promise.resolve({ bytes: heicOfPhone, isHeic: true })],
  ])('is gone after a %s that took too long', async (_what, make) => {
    const decoder = new DecoderProcess();
    await decoder.decode({ ...(await make()), ...box, megabytes }, 1);
    await eventually(() => expect(isRunning(decoder.pid)).toBe(false));
  });

  it('goes on when the whole group is told to stop, and has no settings of the site', async () => {
    process.env.SECRET_OF_TEST = 'quiet violet umbrella';
    const decoder = new DecoderProcess();
    const first = await decoder.decode({ bytes: await small(), isHeic: false, ...box, megabytes }, 60_000);
    process.kill(decoder.pid ?? 0, 'SIGTERM');
    const second = await decoder.decode({ bytes: await small(), isHeic: false, ...box, megabytes }, 60_000);
    expect([first, second].map(outcome)).toEqual(['64 × 48 × 3', '64 × 48 × 3']);
    // only Linux shows them
    if (process.platform === 'linux') {
      expect(readFileSync(`/proc/${decoder.pid}/environ`, 'utf8')).not.toContain('SECRET_OF_TEST');
    }
    decoder.end();
  });
});
