import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { createHash } from 'node:crypto';
import { countryCredit, describeBaseMap, type BaseMapDescription } from './describeBaseMap';
import type { GeoBox } from '../../../shared/geo/GeoBox';
import type { MapPosition } from '../../../../shared/map-grid/squareOf';
import { boxOfSpot, spotZoom } from './boxOfSpot';
import { drawSpot } from './drawSpot';
import { drawTile } from './drawTile';
import type { CoastPatches } from './coasts/meetCoasts';
import { readCoastPatches } from './coasts/readCoastPatches';
import { cutLand } from './cutLand';
import { encodeTile, type TileLayers } from './encodeTile';
import type { GroundDescription, GroundMaps } from './ground-file/GroundMaps';
import { importsFrom, leaveOutImported } from './ground-file/leaveOutImported';
import { deepestOutline, suburbsFrom } from './outline/cutOutline';
import { readFeatures, readTileFeatures, tileMargin } from './readTileFeatures';
import { nameSuburbs } from './suburb-names/nameSuburbs';
import { readSuburbs } from './suburb-names/readSuburbs';
import { boxOfTile, type TileAddress } from './tileAddress';

/** A tile of a dense town has some 100 kB, one of the operator's map a few hundred, most have a few. */
const mostBytes = 40_000_000;

interface Drawing {
  description: BaseMapDescription;
  tile: TileAddress;
}

/** The base map's tiles. Draws each on first request and caches it until any map data change. */
export class BaseMap {
  private readonly tiles = new LRUCache<string, Buffer, Drawing>({
    maxSize: mostBytes,
    // the size must be positive, and a tile may be empty
    sizeCalculation: ({ length }) => length + 1,
    // whoever waits for a tile gets it, even if others have taken its place meanwhile
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => this.draw(context),
  });

  /** of one version of the imports, without the operator's map */
  private coasts: { version: string; patches: Promise<CoastPatches> } | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly ground: GroundMaps | null,
  ) {}

  async describe(): Promise<BaseMapDescription> {
    const [imported, ground] = await Promise.all([describeBaseMap(this.database.manager), this.ground?.describe()]);
    return ground ? withGround(imported, ground) : imported;
  }

  /**
   * `description` must be the current one: its version is part of the cache key. If the operator's map cannot be read,
   * the outline of the country takes its place, and `isComplete` is false.
   */
  async tile(description: BaseMapDescription, tile: TileAddress): Promise<{ bytes: Buffer; isComplete: boolean }> {
    const key = `${description.version}/${tile.z}/${tile.x}/${tile.y}`;
    try {
      return { bytes: await this.tiles.forceFetch(key, { context: { description, tile } }), isComplete: true };
    } catch (error) {
      if (!(error instanceof GroundMissing)) throw error;
      return { bytes: await this.drawOn(null, { description, tile }), isComplete: false };
    }
  }

  /** Returns a small picture of a place's surroundings. */
  async spot({ mapped, attributions }: BaseMapDescription, place: MapPosition): Promise<string> {
    const rows = await readFeatures(this.database.manager, boxOfSpot(place), spotZoom);
    return drawSpot({ rows, mapped, attributions }, place);
  }

  private async draw(drawing: Drawing): Promise<Buffer> {
    if (!drawing.description.hasGround) return this.drawOn(null, drawing);
    const ground = await this.ground?.tile(drawing.tile).catch((cause: unknown) => {
      throw new GroundMissing('The map cannot be read.', { cause });
    });
    return this.drawOn(ground ?? null, drawing);
  }

  private async drawOn(ground: TileLayers | null, { description, tile }: Drawing): Promise<Buffer> {
    const { mapped, charted, landAreas, named } = description;
    if (ground && tile.z < importsFrom) return encodeTile(ground);
    const { manager } = this.database;
    const rows = await readTileFeatures(manager, tile);
    const suburbs = tile.z < suburbsFrom ? [] : nameSuburbs(await readSuburbs(manager, boxOfTile(tile, tileMargin)));
    if (ground) {
      const below = leaveOutImported(ground, tile, { ...description, mapped: landAreas, suburbs });
      return drawTile({ rows: cutLand(rows, landAreas), suburbs, mapped: landAreas, named, ground: below }, tile);
    }
    const coasts = await this.coastsOf(description);
    return drawTile({ rows, suburbs, mapped: tile.z > deepestOutline ? mapped : charted, named, ground, coasts }, tile);
  }

  private coastsOf({ version, charted }: BaseMapDescription): Promise<CoastPatches> {
    if (this.coasts?.version !== version) {
      const patches = readCoastPatches(this.database.manager, charted);
      this.coasts = { version, patches };
      // the next tile tries again
      patches.catch(() => {
        if (this.coasts?.patches === patches) this.coasts = null;
      });
    }
    return this.coasts.patches;
  }
}

class GroundMissing extends Error {}

function withGround(
  imported: BaseMapDescription,
  { version, credits: ofGround }: GroundDescription,
): BaseMapDescription {
  const { credits } = imported;
  return {
    ...imported,
    version: createHash('sha256').update(`${imported.version} ${version}`).digest('hex').slice(0, 12),
    hasGround: true,
    groundAttributions: [...new Set(ofGround.map(({ attribution }) => attribution))],
    credits: [
      ...ofGround.map((credit) => ({ ...credit, licence: '' })),
      // the outline is drawn where the files have nothing
      ...credits.filter((credit) => credit !== countryCredit || !ofGround.some(({ box }) => isWithin(credit.box, box))),
    ],
  };
}

function isWithin(inner: GeoBox, outer: GeoBox): boolean {
  return (
    inner.west >= outer.west && inner.east <= outer.east && inner.south >= outer.south && inner.north <= outer.north
  );
}
