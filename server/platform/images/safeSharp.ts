import sharp from 'sharp';

// libvips reads dozens of formats, SVG among them; each is a way in. All are shut but the four that are taken.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** sharp as everything here must use it: photographs only, and no picture that swells to gigabytes when opened. */
export function safeSharp(bytes: Uint8Array): sharp.Sharp {
  return sharp(bytes, { limitInputPixels: 50e6, failOn: 'error', sequentialRead: true });
}
