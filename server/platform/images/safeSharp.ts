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

/** Opens a picture with safe settings: only photographs, and no picture that expands to gigabytes. */
export function safeSharp(bytes: Uint8Array): sharp.Sharp {
  return sharp(bytes, { limitInputPixels: 50e6, failOn: 'error', sequentialRead: true });
}
