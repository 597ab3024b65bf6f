import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { BaseMap } from '../../../domains/map-areas/base-map/BaseMap';
import { tileLayers } from '../../../domains/map-areas/base-map/drawTile';
import { deepestZoom, isTileAddress } from '../../../domains/map-areas/base-map/tileAddress';
import { groundLayers, groundPrefix } from '../../../../shared/map-style/groundLayers';
import type { MapPosition } from '../../../../shared/map-grid/squareOf';
import { DomainError } from '../../../shared/errors/DomainError';
import { GroundMaps } from '../../../domains/map-areas/base-map/ground-file/GroundMaps';
import { openMapPlace } from '../../../domains/map-areas/base-map/ground-file/openMapPlace';
import type { MapFileSettings, MapSettings } from '../../../platform/config/MapSettings';
import type { ServerDependencies } from '../ServerDependencies';

const forEver = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400, stale-while-revalidate=604800';
/** allows only the picture's own colours, light and dark */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const askAgain = 'public, no-cache';

/**
 * Serves the vector tiles of every online map, made from imported data. `/base-map/tiles.json` (TileJSON) has their
 * addresses. These contain the version, so that browsers may cache tiles without limit.
 */
export async function serveBaseMap(
  app: FastifyInstance,
  { database, config, logger }: Pick<ServerDependencies, 'database' | 'config' | 'logger'>,
): Promise<void> {
  const ground = config.map.file && (await openGround(config.map.file, logger));
  const baseMap = new BaseMap(database, ground);
  if (ground) {
    app.addHook('onReady', () => ground.check());
    app.addHook('onClose', () => ground.close());
  }
  // a map requests dozens of small tiles at once, so they count as files. A spot is drawn per request: a read.
  const options = { config: { rateLimitGroup: 'files' as const } };

  app.get('/base-map/tiles.json', options, async (request, reply) => {
    if (config.map.tiles) return reply.header('cache-control', askAgain).send(describeTiles(config.map.tiles));
    const { version, attributions, groundAttributions, credits, facilities } = await baseMap.describe();
    const etag = `"${version}"`;
    reply.headers({ 'cache-control': askAgain, etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return {
      tilejson: '3.0.0',
      name: 'Base map',
      version: '1.0.0',
      // only a path: the site may have several host names, and its pages may fetch only from their own
      tiles: [`/base-map/${version}/{z}/{x}/{y}.mvt`],
      attribution: [...groundAttributions, ...attributions].join(' · '),
      // an addition to TileJSON: the notices that a map of a part has to show
      credits: credits.map(({ attribution, licence, box: { west, south, east, north } }) => ({
        attribution,
        licence,
        bounds: [west, south, east, north],
      })),
      // another: the symbols that its legend explains
      facilities,
      minzoom: 0,
      maxzoom: deepestZoom,
      vector_layers: [...tileLayers, ...(config.map.file ? groundLayers.map((name) => groundPrefix + name) : [])].map(
        (id) => ({ id, fields: {} }),
      ),
    };
  });

  app.get<{ Params: { place: string } }>('/base-map/spot/:place', async (request, reply) => {
    const place = readSpotName(request.params.place);
    if (!place) throw new DomainError('NOT_FOUND', 'There is no picture of such a place.');
    const description = await baseMap.describe();
    const etag = `"${description.version}-${request.params.place}"`;
    reply.headers({ 'cache-control': oneDay, etag, 'content-security-policy': picturePolicy });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/svg+xml').send(await baseMap.spot(description, place));
  });

  app.get<{ Params: Record<'version' | 'z' | 'x' | 'y', string> }>(
    '/base-map/:version/:z/:x/:y.mvt',
    options,
    async (request, reply) => {
      const { version, z, x, y } = request.params;
      const tile = { z: Number(z), x: Number(x), y: Number(y) };
      if (![z, x, y].every((part) => /^\d{1,6}$/.test(part)) || !isTileAddress(tile)) {
        throw new DomainError('NOT_FOUND', 'There is no such tile.');
      }
      const description = await baseMap.describe();
      const etag = `"${description.version}-${z}-${x}-${y}"`;
      // a page from before an import gets the current tile, but must not cache it under the old address
      reply.headers({ 'cache-control': version === description.version ? forEver : askAgain, etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const { bytes, isComplete } = await baseMap.tile(description, tile);
      if (!isComplete) reply.removeHeader('etag').header('cache-control', 'no-store');
      return reply.type('application/vnd.mapbox-vector-tile').send(bytes);
    },
  );
}

async function openGround(file: MapFileSettings, logger: Logger): Promise<GroundMaps> {
  return new GroundMaps(await openMapPlace(file), file.attribution, (error) => {
    logger.error({ err: error }, 'The map of MAP_TILES_FILE cannot be read; maps show the outline of the country');
  });
}

/** Describes external tiles that the operator has configured in place of ours. */
function describeTiles({ url, attribution, maxZoom }: NonNullable<MapSettings['tiles']>) {
  return {
    tilejson: '3.0.0',
    name: 'Base map',
    version: '1.0.0',
    tiles: [url],
    attribution,
    minzoom: 0,
    maxzoom: maxZoom,
  };
}

/**
 * Reads `latitude,longitude.svg`. Accepts positions in Australia with at most four decimals, so that one place has one
 * picture.
 */
function readSpotName(name: string): MapPosition | null {
  const [, latitude, longitude] = /^(-\d{1,2}(?:\.\d{1,4})?),(\d{2,3}(?:\.\d{1,4})?)\.svg$/.exec(name) ?? [];
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const inside = place.latitude >= -55 && place.latitude <= -9 && place.longitude >= 96 && place.longitude <= 168.5;
  return inside ? place : null;
}
