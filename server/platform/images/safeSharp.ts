import sharp from 'sharp';

// libvips reads dozens of formats, including SVG, and each is an attack surface. Only the four accepted ones stay open.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

export const mostPixels = 50e6;

/** Opens a picture with safe settings: only photographs, and no picture that expands to gigabytes. */
export function safeSharp(bytes: Uint8Array): sharp.Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true });
}

/** Opens pixels of four bytes each. */
export function sharpFromPixels({ data, width, height }: { data: Buffer; width: number; height: number }): sharp.Sharp {
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: mostPixels });
}
