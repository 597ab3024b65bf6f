import sharp from 'sharp';
import type { Pixels } from './encodeImage';
import './safeSharp';

const svgLoader = { operation: ['VipsForeignLoadSvg', 'VipsForeignLoadSvgBuffer'] };
/** number of running drawings: the last one blocks SVG again */
let drawing = 0;

/**
 * Draws SVG from our own code. libvips accepts SVG only during this call. Uploads are also checked by their first
 * bytes, so an uploaded SVG cannot slip in meanwhile.
 */
export async function drawOwnSvg(
  drawings: readonly string[],
  draw: (pixels: Pixels, index: number) => Promise<void>,
): Promise<void> {
  drawing += 1;
  sharp.unblock(svgLoader);
  try {
    let next = 0;
    const worker = async (): Promise<void> => {
      for (let index = next++; index < drawings.length; index = next++) {
        await draw(await rasterize(drawings[index] ?? ''), index);
      }
    };
    await Promise.all([worker(), worker()]);
  } finally {
    drawing -= 1;
    if (drawing === 0) sharp.block(svgLoader);
  }
}

async function rasterize(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
}
