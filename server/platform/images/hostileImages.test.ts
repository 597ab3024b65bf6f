import sharp from 'sharp';
import { heicOfPhone } from '../../test/files/heicOfPhone';
import { prepareImage } from './prepareImage';

/** A picture with content, so that every format has bytes to damage. */
const sample = (width = 64, height = 48): sharp.Sharp =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 31 + (at >> 5) * 17) % 251)), {
    raw: { width, height, channels: 3 },
  });
const outcomeOf = (bytes: Buffer): Promise<string> =>
  prepareImage(bytes).then(
    () => 'taken',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );

it('HEIC is accepted or refused, however it is damaged', async () => {
  const outcomes = new Set<string>();
  for (let step = 1; step < 8; step += 1) {
    const bent = Buffer.from(heicOfPhone);
    const at = 28 + Math.floor(((heicOfPhone.length - 28) * step) / 8);
    bent.fill(step * 37, at, at + 3);
    outcomes.add(await outcomeOf(bent));
  }
  for (const outcome of outcomes) expect(['taken', 'VALIDATION_FAILED']).toContain(outcome);
  expect(outcomes).toContain('VALIDATION_FAILED');
});

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s', (format) => {
  it('is accepted or refused, however it is damaged or cut', async () => {
    const whole = await sample().toFormat(format).toBuffer();
    const outcomes = new Set<string>();
    for (let step = 1; step < 60; step += 1) {
      const at = Math.floor((whole.length * step) / 60);
      const bent = Buffer.from(whole);
      bent.fill(step * 37, at, at + 3);
      outcomes.add(await outcomeOf(bent));
      outcomes.add(await outcomeOf(whole.subarray(0, at)));
    }
    for (const outcome of outcomes) expect(['taken', 'VALIDATION_FAILED', 'UNSUPPORTED_MEDIA_TYPE']).toContain(outcome);
    expect(outcomes).toContain('VALIDATION_FAILED');
  });

  it('removes data hidden after the picture', async () => {
    const hidden = '<script>alert(document.cookie)</script>PK\x03\x04';
    const bytes = Buffer.concat([await sample().toFormat(format).toBuffer(), Buffer.from(hidden)]);
    const { webp, renditions } = await prepareImage(bytes);
    for (const kept of [webp, ...renditions.map((rendition) => rendition.webp)]) {
      expect(kept.includes('script')).toBe(false);
    }
  });
});

it.each([
  [30, 20_000],
  [1, 60_000],
  [20_000, 30],
])('a strip of %i × %i px fits what a browser can show', async (width, height) => {
  const strip = sharp({ create: { width, height, channels: 3, background: '#00706a' } });
  const image = await prepareImage(await strip.png().toBuffer());
  expect(image.width).toBeLessThanOrEqual(2048);
  expect(image.height).toBeLessThanOrEqual(16_000);
  const { width: kept, height: tall } = await sharp(image.webp).metadata();
  expect([kept, tall]).toEqual([image.width, image.height]);
});

it('a JPEG with thousands of passes is refused before it exhausts the machine', async () => {
  const whole = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#884422' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const lastScan = whole.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = whole.subarray(lastScan, whole.length - 2);
  const bomb = Buffer.concat([
    whole.subarray(0, lastScan),
    ...Array.from({ length: 2000 }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
  expect(bomb.length).toBeLessThan(15 * 1024 * 1024);
  expect(await outcomeOf(bomb)).toBe('VALIDATION_FAILED');
});
