import sharp from 'sharp';

/**
 * What libvips may read. It knows dozens of formats, including SVG, and each is an attack surface: only the four accepted
 * ones stay open.
 */
export const loaders = {
  closed: ['VipsForeignLoad'],
  open: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
};
sharp.block({ operation: loaders.closed });
sharp.unblock({ operation: loaders.open });

export const mostPixels = 50e6;

/** only photographs, and no picture that expands to gigabytes */
export const safeOptions = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const;

/** Opens a picture that the site has made. What people send is decoded beside the site, by `decodePicture`. */
export function safeSharp(bytes: Uint8Array): sharp.Sharp {
  return sharp(bytes, safeOptions);
}

/** Decoded pixels, a byte for each channel. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** Opens decoded pixels. */
export function sharpFromPixels({ data, width, height, channels }: Pixels): sharp.Sharp {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: mostPixels });
}
