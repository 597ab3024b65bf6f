import sharp from 'sharp';
import { drawOwnSvg } from '../../../platform/images/drawOwnSvg';
import { safeSharp } from '../../../platform/images/safeSharp';
import { loadedDrawing, siteVersion } from '../../../shared/brand/siteValues';
import { brand } from '../../../shared/brand/brand';

/** the side of an icon at each density of screens; Wallet also shows it in notifications */
const icons = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87 };
const logos = { 'logo.png': 50, 'logo@2x.png': 100, 'logo@3x.png': 150 };
/** the share of the picture that the logo fills */
const filled = 0.8;

let drawn: { version: number; files: Promise<Record<string, Buffer>> } | undefined;

/** Returns the pictures of a pass, which are the same for all until the settings of the site change. */
export function drawWalletIcons(): Promise<Record<string, Buffer>> {
  if (drawn?.version !== siteVersion()) {
    const own = loadedDrawing('icon') ?? loadedDrawing('logo');
    const files = (own === null ? draw() : drawOwn(own.picture)).catch((error: unknown) => {
      drawn = undefined;
      throw error;
    });
    drawn = { version: siteVersion(), files };
  }
  return drawn.files;
}

/** The icon of the settings, on the ground of cards. */
async function drawOwn(picture: Buffer): Promise<Record<string, Buffer>> {
  const files = Object.entries({ ...icons, ...logos }).map(async ([file, side]) => {
    const inner = Math.round(side * filled);
    const icon = await safeSharp(picture).resize({ width: inner, height: inner, fit: 'inside' }).png().toBuffer();
    const ground = { width: side, height: side, channels: 3 as const, background: brand.light.surface };
    return [
      file,
      await sharp({ create: ground })
        .composite([{ input: icon, gravity: 'centre' }])
        .png()
        .toBuffer(),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

async function draw(): Promise<Record<string, Buffer>> {
  const sizes = Object.entries({ ...icons, ...logos });
  const files: Record<string, Buffer> = {};
  const drawings = sizes.map(([file, size]) =>
    logoSvg(size, file.startsWith('icon') ? brand.light.surface : brand.light.primary),
  );
  await drawOwnSvg(drawings, async ({ data, width, height, channels }, index) => {
    const file = sizes[index]?.[0] ?? '';
    files[file] = await sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 9 }).toBuffer();
  });
  return files;
}

/** The logo in light colours on a square of one colour; on its own colour it is in that of the text. */
function logoSvg(side: number, ground: string): string {
  const { size, shapes } = brand.logo;
  const isInverted = ground === brand.light.primary;
  const colourOf = (name: keyof typeof brand.light | undefined): string => {
    if (name === undefined) return 'none';
    if (!isInverted || name === 'accent') return brand.light[name];
    return name === 'primary' ? brand.light.onPrimary : brand.light.primary;
  };
  const margin = (size * (1 / filled - 1)) / 2;
  const paths = shapes.map(
    ({ path, fill, stroke, strokeWidth = 0 }) =>
      `<path d="${path}" fill="${colourOf(fill)}" stroke="${colourOf(stroke)}" stroke-width="${strokeWidth}" stroke-linecap="round"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-margin} ${-margin} ${size / filled} ${size / filled}"><rect x="${-margin}" y="${-margin}" width="100%" height="100%" fill="${ground}"/>${paths.join('')}</svg>`;
}
