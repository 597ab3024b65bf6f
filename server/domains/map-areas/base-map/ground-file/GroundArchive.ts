import { PMTiles, TileType, type Header, type Source } from 'pmtiles';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { StartProblem } from '../../../../shared/errors/StartProblem';
import type { TileLayers } from '../encodeTile';
import { enlargeFeature } from '../outline/enlargeFeature';
import type { TileAddress } from '../tileAddress';
import { readLayers } from './readLayers';
import type { StoredMap } from './StoredMap';

/** One opened PMTiles file with vector tiles. */
export class GroundArchive {
  readonly box: GeoBox;
  readonly maxZoom: number;

  private constructor(
    private readonly archive: PMTiles,
    { minLon: west, minLat: south, maxLon: east, maxLat: north, maxZoom }: Header,
    readonly attribution: string,
  ) {
    this.box = { west, south, east, north };
    this.maxZoom = maxZoom;
  }

  /**
   * `attribution` replaces the file's own notice unless it is empty.
   *
   * @throws StartProblem that says why the file cannot be used, or what its place throws
   */
  static async open({ name, open }: StoredMap, attribution: string): Promise<GroundArchive> {
    const problem = (words: string, cause?: unknown) =>
      new StartProblem(`${name} ${words}`, { ...(cause !== undefined && { cause }) });
    const failures: unknown[] = [];
    const archive = new PMTiles(watched(await open(), failures));
    const opened = await readHead(archive).catch((cause: unknown) => {
      if (failures.length > 0) throw failures[0];
      throw problem('cannot be read as a PMTiles file (version 3).', cause);
    });
    if (opened.header.tileType !== TileType.Mvt) throw problem('has no vector tiles (MVT), only pictures or others.');
    const wrong = headerProblem(opened.header);
    if (wrong !== null) throw problem(wrong);
    const notice = attribution === '' ? opened.attribution : attribution;
    if (notice === '') {
      throw problem('names no source of its data. Set MAP_TILES_ATTRIBUTION to whom the map has to name.');
    }
    return new GroundArchive(archive, opened.header, notice);
  }

  /**
   * Returns the layers of a tile; null if the file has none there. Beyond its deepest zoom, tiles are enlarged.
   */
  async tile({ z, x, y }: TileAddress): Promise<TileLayers | null> {
    const closer = Math.max(0, z - this.maxZoom);
    const [fromX, fromY] = [x >> closer, y >> closer];
    const found = await this.archive.getZxy(z - closer, fromX, fromY);
    if (!found) return null;
    const layers = readLayers(new Uint8Array(found.data));
    if (closer === 0) return layers;
    const offset = { x: x - (fromX << closer), y: y - (fromY << closer) };
    return Object.fromEntries(
      Object.entries(layers).map(([name, features]) => [
        name,
        features.flatMap((feature) => enlargeFeature(feature, 2 ** closer, offset)),
      ]),
    );
  }
}

/** the deepest zoom that tiles can be asked for */
const deepest = 22;

/** Returns what is wrong with a header that `pmtiles` accepts, or null. */
function headerProblem(header: Header): string | null {
  const { specVersion, minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = header;
  if (specVersion < 3) return `cannot be read: it has version ${specVersion} of PMTiles, and 3 is needed.`;
  const isBox = minLon >= -180 && minLon < maxLon && maxLon <= 180 && minLat >= -90 && minLat < maxLat && maxLat <= 90;
  if (!isBox) return 'names no box of the world that it covers. Make it again with its bounds.';
  if (minZoom > maxZoom || maxZoom > deepest) {
    return `names zooms that no map has: ${minZoom} to ${maxZoom}; at most ${deepest}.`;
  }
  return null;
}

async function readHead(archive: PMTiles): Promise<{ header: Header; attribution: string }> {
  const header = await archive.getHeader();
  const metadata = (await archive.getMetadata()) as { attribution?: unknown } | null;
  return { header, attribution: typeof metadata?.attribution === 'string' ? metadata.attribution : '' };
}

/** Notes what the place answers, which differs from a file with wrong content. */
function watched(source: Source, failures: unknown[]): Source {
  return {
    getKey: () => source.getKey(),
    getBytes: (...range) =>
      source.getBytes(...range).catch((error: unknown) => {
        failures.push(error);
        throw error;
      }),
  };
}
