import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { brand } from '../../../shared/brand/brand';
import { drawingFiles, drawingUrl, type DrawingFile } from '../../../shared/brand/drawingUrl';
import { siteIcon } from '../../../shared/brand/siteIcon';

export const manifestFile = 'manifest.webmanifest';

/**
 * Serves the web manifest of the build with the name, the texts and the icons that the settings of the site set.
 * Browsers read it again when they next start the installed site.
 */
export function serveWebManifest(app: FastifyInstance, root: string): void {
  const file = path.join(root, manifestFile);
  if (!existsSync(file)) return;
  const built = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  app.get(`/${manifestFile}`, { config: { rateLimit: false } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify({ ...built, ...brandMembers(built) })),
  );
}

function brandMembers(built: Record<string, unknown>): Record<string, unknown> {
  const icon = siteIcon();
  const icons = (Object.keys(drawingFiles) as DrawingFile[]).flatMap((file) => {
    const size = drawingFiles[file]?.size ?? 0;
    if (icon === null || !/^(?:icon|maskable)-/.test(file) || size < 192) return [];
    const purpose = drawingFiles[file]?.isMaskable === true ? 'maskable' : 'any';
    return [{ src: drawingUrl(icon, file), sizes: `${size}x${size}`, type: 'image/png', purpose }];
  });
  return {
    name: brand.name,
    short_name: brand.shortName,
    description: brand.description,
    icons: icon === null ? built['icons'] : icons,
  };
}
