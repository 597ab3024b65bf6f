import sharp from 'sharp';
import { heicOfPhone } from '../../test/files/heicOfPhone';
import { prepareImage } from './prepareImage';

const sample = (width: number, height: number): sharp.Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#00706a' } });

test('stores a wide photograph at 2,048 px with smaller renditions, narrowest first', async () => {
  const image = await prepareImage(await sample(3000, 1500).jpeg().toBuffer());

  expect({ width: image.width, height: image.height }).toEqual({ width: 2048, height: 1024 });
  expect(image.renditions.map(({ width }) => width)).toEqual([320, 640, 960, 1280, 1920]);
  const smallest = await sharp(image.renditions[0]?.webp).metadata();
  expect(smallest).toMatchObject({ format: 'webp', width: 320, height: 160 });
});

test('rotates the picture by its EXIF and drops all metadata', async () => {
  const portrait = await sample(400, 200)
    .withExif({ IFD0: { Copyright: 'someone', ImageDescription: 'at home' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

  const image = await prepareImage(portrait);

  expect({ width: image.width, height: image.height }).toEqual({ width: 200, height: 400 });
  const kept = await sharp(image.webp).metadata();
  expect([kept.exif, kept.icc, kept.orientation]).toEqual([undefined, undefined, undefined]);
});

test('names the dominant colour', async () => {
  const image = await prepareImage(await sample(64, 64).png().toBuffer());
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(image.dominantColor.slice(at, at + 2), 16));
  expect(red).toBeLessThan(20);
  expect(Math.abs((green ?? 0) - 0x70)).toBeLessThan(10);
  expect(Math.abs((blue ?? 0) - 0x6a)).toBeLessThan(10);
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('reads %s', async (format) => {
  const image = await prepareImage(await sample(40, 30).toFormat(format).toBuffer());
  expect(image.renditions.map(({ width }) => width)).toEqual([40]);
});

describe('HEIC, as phones keep photos', () => {
  test('is turned once, though both the file and its EXIF say so, and loses its metadata', async () => {
    const image = await prepareImage(heicOfPhone);
    expect({ width: image.width, height: image.height }).toEqual({ width: 64, height: 96 });
    const { data, info } = await sharp(image.webp).raw().toBuffer({ resolveWithObject: true });
    const [red, green, blue] = data.subarray((10 * info.width + 32) * info.channels);
    expect([red! > 150, green! < 80, blue! < 80]).toEqual([true, true, true]);
    expect(data[(85 * info.width + 32) * info.channels + 2]).toBeGreaterThan(150);
    const kept = await sharp(image.webp).metadata();
    expect([kept.exif, kept.orientation]).toEqual([undefined, undefined]);
  });

  test.each([
    ['its first bytes only', heicOfPhone.subarray(0, 28)],
    ['half of it', heicOfPhone.subarray(0, 940)],
  ])('says what to do with %s', async (_what, bytes) => {
    const message =
      "This HEIC picture cannot be read. Choose 'Most compatible' in the phone's camera settings, or send a JPEG.";
    await expect(prepareImage(bytes)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message,
      errors: [{ field: 'image', code: 'IMAGE_UNREADABLE', message }],
    });
  });

  test.each([
    ['takes too long', { ms: 1, megabytes: 1000 }],
    ['needs too much memory', { ms: 60_000, megabytes: 60 }],
  ])('says the same of one that %s', async (_what, limits) => {
    await expect(prepareImage(heicOfPhone, limits)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: expect.stringMatching(/^This HEIC picture cannot be read\. .*or send a JPEG\.$/) as string,
      errors: [{ field: 'image', code: 'IMAGE_UNREADABLE' }],
    });
  });

  test('is refused before it is decoded if it claims to be enormous', async () => {
    const bytes = Buffer.from(heicOfPhone);
    const size = bytes.indexOf('ispe') + 8;
    bytes.writeUInt32BE(9000, size);
    bytes.writeUInt32BE(9000, size + 4);
    await expect(prepareImage(bytes)).rejects.toMatchObject({ errors: [{ code: 'IMAGE_TOO_LARGE' }] });
  });
});

test('reads 16 bit greyscale with transparency', async () => {
  const grey = sharp(Buffer.alloc(20 * 20 * 4, 120), { raw: { width: 20, height: 20, channels: 4 } });
  const image = await prepareImage(await grey.toColourspace('grey16').png().toBuffer());
  expect(image.width).toBe(20);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const pngOfClaimedSize = async (width: number, height: number): Promise<Buffer> => {
  const bytes = await sample(2, 2).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

describe('refuses with a sentence that says what to do', () => {
  test.each([
    ['SVG', Buffer.from(svg)],
    ['SVG behind an XML declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    ['HTML', Buffer.from('<html><script>1</script></html>')],
    ['a film of a phone', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypqt  ')])],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_name, bytes) => {
    await expect(prepareImage(bytes)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  test('a picture that is cut off', async () => {
    const whole = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    await expect(prepareImage(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'image', code: 'IMAGE_UNREADABLE' }],
    });
  });

  test('a script with the first bytes of a JPEG', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]);
    await expect(prepareImage(bytes)).rejects.toMatchObject({ errors: [{ code: 'IMAGE_UNREADABLE' }] });
  });

  test('a small file that claims to be enormous', async () => {
    await expect(prepareImage(await pngOfClaimedSize(60_000, 60_000))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'image', code: 'IMAGE_TOO_LARGE' }],
    });
  });

  test('more than 15 MB', async () => {
    await expect(prepareImage(Buffer.alloc(15 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });
});
