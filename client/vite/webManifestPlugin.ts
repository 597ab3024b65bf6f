import sharp from 'sharp';
import type { Plugin } from 'vite';
import { logoSize, logoSvg } from '../generated/logo.ts';
import { iconGround, siteIcons, touchIcon, webManifest, type SiteIcon } from './webManifest.ts';

const manifestFile = 'manifest.webmanifest';
/** the share of an icon that stays visible when it is cropped to a circle */
const safePart = 0.62;

/** Draws the installed site's icons from its logo, and writes the manifest beside them. */
export function webManifestPlugin(): Plugin {
  return {
    name: 'local-offers:web-manifest',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    async generateBundle() {
      for (const icon of [...siteIcons, touchIcon]) {
        this.emitFile({ type: 'asset', fileName: icon.file, source: await drawIcon(icon) });
      }
      this.emitFile({ type: 'asset', fileName: manifestFile, source: JSON.stringify(webManifest()) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', injectTo: 'head', attrs: { rel: 'manifest', href: `/${manifestFile}` } },
        { tag: 'link', injectTo: 'head', attrs: { rel: 'apple-touch-icon', href: `/${touchIcon.file}` } },
      ],
    },
  };
}

async function drawIcon({ size, isMaskable }: SiteIcon): Promise<Uint8Array> {
  const drawn = Math.round(isMaskable ? size * safePart : size);
  const edge = Math.floor((size - drawn) / 2);
  const rest = size - drawn - edge;
  // rendered at its final size, not enlarged
  const logoAtSize = sharp(Buffer.from(logoSvg), { density: (72 * drawn) / logoSize }).resize(drawn, drawn);
  const background = isMaskable ? iconGround : { r: 0, g: 0, b: 0, alpha: 0 };
  const icon = logoAtSize.extend({ top: edge, left: edge, bottom: rest, right: rest, background });
  return (isMaskable ? icon.flatten({ background }) : icon).png({ compressionLevel: 9, palette: true }).toBuffer();
}
