import type { BaseMapSource } from './BaseMapSource';

const deepest = { vector: 16, raster: 19 } as const;

/** Reads a TileJSON; null when it names no tiles, so that the map goes without a ground and still shows its ads. */
export function readTileJson(json: unknown, siteOrigin: string): BaseMapSource | null {
  if (typeof json !== 'object' || json === null) return null;
  const { tiles, attribution, maxzoom, vector_layers } = json as Record<string, unknown>;
  const [url] = Array.isArray(tiles) ? (tiles as unknown[]) : [];
  if (typeof url !== 'string') return null;
  const kind = Array.isArray(vector_layers) || /\.(mvt|pbf)(\?|$)/.test(url) ? 'vector' : 'raster';
  return {
    url: withinSite(url, siteOrigin),
    kind,
    attribution: typeof attribution === 'string' ? attribution : '',
    maxZoom: typeof maxzoom === 'number' ? maxzoom : deepest[kind],
  };
}

/** Tiles of our own are asked for where the page is, by whatever name the site was reached. */
function withinSite(url: string, siteOrigin: string): string {
  const own = /^https?:\/\/[^/]+(\/base-map\/.*)$/.exec(url);
  return own?.[1] === undefined ? url : siteOrigin + own[1];
}
