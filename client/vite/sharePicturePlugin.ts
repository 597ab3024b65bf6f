import sharp from 'sharp';
import type { Plugin } from 'vite';
import { sharePicture } from '../shared/sharePicture.ts';
import { drawShareScene } from './drawShareScene.ts';

/** Draws the picture for shared links (`og:image`), because preview services accept no SVG. */
export function sharePicturePlugin(): Plugin {
  return {
    name: 'local-offers:share-picture',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    async generateBundle() {
      const scene = drawShareScene();
      const source = await sharp(Buffer.from(scene)).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
      this.emitFile({ type: 'asset', fileName: sharePicture.url.slice(1), source });
    },
  };
}
