import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { describeBaseMap, type BaseMapDescription } from './describeBaseMap';
import type { MapPosition } from '../../../../shared/map-grid/squareOf';
import { boxOfSpot, spotZoom } from './boxOfSpot';
import { drawSpot } from './drawSpot';
import { drawTile } from './drawTile';
import { deepestOutline } from './outline/cutOutline';
import { readFeatures, readTileFeatures } from './readTileFeatures';
import type { TileAddress } from './tileAddress';

/** At most about 40 MB: a tile of a dense town has some 100 kB, most have a few. */
const mostTiles = 400;

/** The base map's tiles. Draws each on first request and caches it until any map data change. */
export class BaseMap {
  private readonly tiles = new LRUCache<string, Promise<Buffer>>({ max: mostTiles });

  constructor(private readonly database: DataSource) {}

  describe(): Promise<BaseMapDescription> {
    return describeBaseMap(this.database.manager);
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

  private async draw({ mapped, charted, named }: BaseMapDescription, tile: TileAddress): Promise<Buffer> {
    const rows = await readTileFeatures(this.database.manager, tile);
    return drawTile({ rows, mapped: tile.z > deepestOutline ? mapped : charted, named }, tile);
  }
}
