import sharp from 'sharp';
import { drawOwnSvg } from './drawOwnSvg';

const svg = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="8" height="4" fill="${colour}"/></svg>`;

it('draws each drawing once, and libvips refuses SVG before and after', async () => {
  await expect(
    sharp(Buffer.from(svg('red')))
      .png()
      .toBuffer(),
  ).rejects.toThrow();

  const drawn: string[] = [];
  await drawOwnSvg([svg('#ff0000'), svg('#00ff00'), svg('#0000ff')], async ({ data, width, height }, index) => {
    drawn[index] = `${width}x${height} ${data.subarray(0, 3).toString('hex')}`;
    return Promise.resolve();
  });

  expect(drawn).toEqual(['8x4 ff0000', '8x4 00ff00', '8x4 0000ff']);
  await expect(
    sharp(Buffer.from(svg('red')))
      .png()
      .toBuffer(),
  ).rejects.toThrow();
});

it('blocks SVG again if drawing fails', async () => {
  await expect(drawOwnSvg(['<svg'], () => Promise.resolve())).rejects.toThrow();
  await expect(
    sharp(Buffer.from(svg('red')))
      .png()
      .toBuffer(),
  ).rejects.toThrow();
});
