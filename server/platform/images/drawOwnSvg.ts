import sharp from 'sharp';
import type { Pixels } from './safeSharp';
import './safeSharp';

const svgLoader = { operation: ['VipsForeignLoadSvg', 'VipsForeignLoadSvgBuffer'] };
/** number of running drawings: the last one blocks SVG again */
let drawing = 0;

/** Draws SVG from our own code. */
export async function drawOwnSvg(
  drawings: readonly string[],
  draw: (pixels: Pixels, index: number) => Promise<void>,
): Promise<void> {
  await whileSvgIsOpen(async () => {
    let next = 0;
    const worker = async (): Promise<void> => {
      for (let index = next++; index < drawings.length; index = next++) {
        await draw(await rasterize(drawings[index] ?? ''), index);
      }
    };
    await Promise.all([worker(), worker()]);
  });
}

/** the longest drawing; a cleaned file has no filters and no copies, which could take longer */
const longestSeconds = 10;

/** Draws an SVG that `cleanSvg` has cleaned, as PNG in this size. */
export function drawCleanSvg(svg: string, size: { width: number; height: number }): Promise<Buffer> {
  return whileSvgIsOpen(() =>
    sharp(Buffer.from(svg), { failOn: 'error' })
      .resize({ ...size, fit: 'fill' })
      .png({ compressionLevel: 9 })
      .timeout({ seconds: longestSeconds })
      .toBuffer(),
  );
}

/**
 * libvips accepts SVG only during these calls. Uploads of pictures are also checked by their first bytes, so an SVG
 * cannot slip in meanwhile.
 */
async function whileSvgIsOpen<T>(draw: () => Promise<T>): Promise<T> {
  drawing += 1;
  sharp.unblock(svgLoader);
  try {
    return await draw();
  } finally {
    drawing -= 1;
    if (drawing === 0) sharp.block(svgLoader);
  }
}

async function rasterize(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
}
