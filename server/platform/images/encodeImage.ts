import sharp from 'sharp';
import type { EncodedImage } from './EncodedImage';
import { renditionWidths } from './renditionWidths';
import { type Pixels, sharpFromPixels } from './safeSharp';

const quality = 78;

/** Encodes decoded pixels once per width. `effort` trades time for bytes, 0 (fast) to 6. */
export async function encodeImage(pixels: Pixels, effort = 4): Promise<EncodedImage> {
  const { width, height } = pixels;
  const encode = async (toWidth: number): Promise<Buffer> =>
    sharpFromPixels(pixels).resize({ width: toWidth }).webp({ quality, effort }).toBuffer();

  const webp = await encode(width);
  const renditions = [];
  for (const toWidth of renditionWidths(width)) {
    renditions.push({ width: toWidth, webp: toWidth === width ? webp : await encode(toWidth) });
  }
  return { webp, width, height, dominantColor: await dominantColor(renditions[0]?.webp ?? webp), renditions };
}

async function dominantColor(picture: Buffer): Promise<string> {
  const small = await sharp(picture).flatten({ background: '#ffffff' }).resize({ width: 48 }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
