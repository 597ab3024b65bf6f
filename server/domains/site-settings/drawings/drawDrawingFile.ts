import sharp from 'sharp';
import { safeSharp } from '../../../platform/images/safeSharp';
import { brand } from '../../../shared/brand/brand';
import { drawingFiles, type DrawingFile } from '../../../shared/brand/drawingUrl';
import { sharePictureSize } from '../../../../shared/pictures/sharePictureSize';

/** the share of an icon that stays visible when it is cropped to a circle */
const safePart = 0.62;
/** the share of the picture of shared links that the logo may fill */
const sharedPart = { width: 0.7, height: 0.5 };

/** Draws a file that is made from a logo or an icon, from its picture. */
export async function drawDrawingFile(picture: Buffer, file: DrawingFile): Promise<{ bytes: Buffer; type: string }> {
  const icon = drawingFiles[file];
  if (icon === null) return { bytes: await drawSharePicture(picture), type: 'image/jpeg' };
  const { size, isMaskable } = icon;
  const side = Math.round(isMaskable ? size * safePart : size);
  const logo = await fitted(picture, side, side);
  const ground = isMaskable ? brand.light.canvas : { r: 0, g: 0, b: 0, alpha: 0 };
  const base = sharp({ create: { width: size, height: size, channels: 4, background: ground } });
  const bytes = await base
    .composite([{ input: logo, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { bytes, type: 'image/png' };
}

/** The logo on the colour of pages. */
async function drawSharePicture(picture: Buffer): Promise<Buffer> {
  const { width, height } = sharePictureSize;
  const logo = await fitted(picture, Math.round(width * sharedPart.width), Math.round(height * sharedPart.height));
  return sharp({ create: { width, height, channels: 3, background: brand.light.canvas } })
    .composite([{ input: logo, gravity: 'centre' }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** Returns the picture inside a box of this size, enlarged if it is smaller. */
function fitted(picture: Buffer, width: number, height: number): Promise<Buffer> {
  return safeSharp(picture).resize({ width, height, fit: 'inside' }).png().toBuffer();
}
