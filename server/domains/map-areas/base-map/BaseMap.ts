import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { describeBaseMap, type BaseMapDescription } from './describeBaseMap';
import type { MapPosition } from '../squareOf';
import { boxOfSpot, spotZoom } from './boxOfSpot';
import { drawSpot } from './drawSpot';
import { drawTile } from './drawTile';
import { deepestOutline } from './outline/cutOutline';
import { readFeatures, readTileFeatures } from './readTileFeatures';
import type { TileAddress } from './tileAddress';

/** About 40 MB at the very most: a tile of a dense town has some 100 kB, most have a few. */
const mostTiles = 400;

/** The base map's tiles, drawn when first asked for and kept until anything in them changes. */
export class BaseMap {
  private readonly tiles = new LRUCache<string, Promise<Buffer>>({ max: mostTiles });

  constructor(private readonly database: DataSource) {}

  describe(): Promise<BaseMapDescription> {
    return describeBaseMap(this.database.manager);
  }

  /** `description` is the present one: it names what is kept. */
  tile(description: BaseMapDescription, tile: TileAddress): Promise<Buffer> {
    const key = `${description.version}/${tile.z}/${tile.x}/${tile.y}`;
    const known = this.tiles.get(key);
    if (known) return known;
    const drawn = this.draw(description, tile);
    this.tiles.set(key, drawn);
    drawn.catch(() => this.tiles.delete(key));
    return drawn;
  }

  /** A small picture of the surroundings of a place. */
  async spot({ mapped, attributions }: BaseMapDescription, place: MapPosition): Promise<string> {
    const rows = await readFeatures(this.database.manager, boxOfSpot(place), spotZoom);
    return drawSpot({ rows, mapped, attributions }, place);
  }

  private async draw({ mapped, charted }: BaseMapDescription, tile: TileAddress): Promise<Buffer> {
    const rows = await readTileFeatures(this.database.manager, tile);
    return drawTile({ rows, mapped: tile.z > deepestOutline ? mapped : charted }, tile);
  }
}
