import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { createHash } from 'node:crypto';
import type { MapFileSettings } from '../../../platform/config/MapSettings';
import { countryCredit, describeBaseMap, type BaseMapDescription } from './describeBaseMap';
import type { GeoBox } from '../../../shared/geo/GeoBox';
import type { MapPosition } from '../../../../shared/map-grid/squareOf';
import { boxOfSpot, spotZoom } from './boxOfSpot';
import { drawSpot } from './drawSpot';
import { drawTile } from './drawTile';
import { encodeTile } from './encodeTile';
import { GroundFile, type GroundDescription } from './ground-file/GroundFile';
import { importsFrom, leaveOutImported } from './ground-file/leaveOutImported';
import { deepestOutline } from './outline/cutOutline';
import { readFeatures, readTileFeatures } from './readTileFeatures';
import type { TileAddress } from './tileAddress';

/** At most about 40 MB: a tile of a dense town has some 100 kB, most have a few. */
const mostTiles = 400;

/** The base map's tiles. Draws each on first request and caches it until any map data change. */
export class BaseMap {
  private readonly tiles = new LRUCache<string, Promise<Buffer>>({ max: mostTiles });

  private readonly ground: GroundFile | null;

  constructor(
    private readonly database: DataSource,
    file: MapFileSettings | null,
  ) {
    this.ground = file && new GroundFile(file);
  }

  /** @throws StartProblem if the operator's map cannot be used */
  async check(): Promise<void> {
    await this.ground?.check();
  }

  async describe(): Promise<BaseMapDescription> {
    const [imported, ground] = await Promise.all([describeBaseMap(this.database.manager), this.ground?.describe()]);
    return ground ? withGround(imported, ground) : imported;
  }

  /** `description` must be the current one: its version is part of the cache key. */
  tile(description: BaseMapDescription, tile: TileAddress): Promise<Buffer> {
    const key = `${description.version}/${tile.z}/${tile.x}/${tile.y}`;
    const known = this.tiles.get(key);
    if (known) return known;
    const drawn = this.draw(description, tile);
    this.tiles.set(key, drawn);
    drawn.catch(() => this.tiles.delete(key));
    return drawn;
  }

  /** Returns a small picture of a place's surroundings. */
  async spot({ mapped, attributions }: BaseMapDescription, place: MapPosition): Promise<string> {
    const rows = await readFeatures(this.database.manager, boxOfSpot(place), spotZoom);
    return drawSpot({ rows, mapped, attributions }, place);
  }

  private async draw(description: BaseMapDescription, tile: TileAddress): Promise<Buffer> {
    const { mapped, charted, named } = description;
    const ground = (await this.ground?.tile(tile)) ?? null;
    if (ground && tile.z < importsFrom) return encodeTile(ground);
    const rows = await readTileFeatures(this.database.manager, tile);
    const below = ground && leaveOutImported(ground, tile, description);
    return drawTile({ rows, mapped: tile.z > deepestOutline ? mapped : charted, named, ground: below }, tile);
  }
}

function withGround(
  imported: BaseMapDescription,
  { version, attribution, box }: GroundDescription,
): BaseMapDescription {
  const { credits } = imported;
  return {
    ...imported,
    version: createHash('sha256').update(`${imported.version} ${version}`).digest('hex').slice(0, 12),
    groundAttribution: attribution,
    credits: [
      { attribution, licence: '', box },
      // the outline is drawn where the file has nothing
      ...credits.filter((credit) => credit !== countryCredit || !isWithin(credit.box, box)),
    ],
  };
}

function isWithin(inner: GeoBox, outer: GeoBox): boolean {
  return (
    inner.west >= outer.west && inner.east <= outer.east && inner.south >= outer.south && inner.north <= outer.north
  );
}
