import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { FileSource, PMTiles, TileType, type Header } from 'pmtiles';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { DomainError } from '../../../../shared/errors/DomainError';
import { StartProblem } from '../../../../shared/errors/StartProblem';
import type { MapFileSettings } from '../../../../platform/config/MapSettings';
import type { TileLayers } from '../encodeTile';
import { enlargeFeature } from '../outline/enlargeFeature';
import type { TileAddress } from '../tileAddress';
import { readLayers } from './readLayers';

export interface GroundDescription {
  /** differs for every content of the file */
  version: string;
  /** text or HTML with links, which every map has to show */
  attribution: string;
  box: GeoBox;
}

interface OpenedFile {
  version: string;
  archive: PMTiles;
  header: Header;
}

/**
 * The operator's map of a whole country: one PMTiles file with vector tiles in the Protomaps or OpenMapTiles scheme.
 * Reads only the parts of the file that a tile needs. A file that is replaced counts at once.
 */
export class GroundFile {
  private opened: Promise<OpenedFile> | undefined;
  private openedVersion = '';

  constructor(private readonly settings: MapFileSettings) {}

  /** @throws StartProblem that says what is wrong with the file */
  async check(): Promise<void> {
    const { path } = this.settings;
    const problem = (words: string, cause?: unknown) =>
      new StartProblem(`MAP_TILES_FILE: ${path} ${words}`, { ...(cause !== undefined && { cause }) });
    const file = await this.open().catch((cause: unknown) => {
      throw problem('cannot be read as a PMTiles file (version 3).', cause);
    });
    if (file.header.tileType !== TileType.Mvt) throw problem('has no vector tiles (MVT), only pictures or others.');
    if ((await this.attributionOf(file)) === '') {
      throw problem('names no source of its data. Set MAP_TILES_ATTRIBUTION to whom the map has to name.');
    }
  }

  /** @throws DomainError UNAVAILABLE while the file cannot be read */
  describe(): Promise<GroundDescription> {
    return this.whenReadable(async (file) => {
      const { minLon: west, minLat: south, maxLon: east, maxLat: north } = file.header;
      return {
        version: file.version,
        attribution: await this.attributionOf(file),
        box: { west, south, east, north },
      };
    });
  }

  /**
   * Returns the layers of a tile; null if the file has none there. Beyond the deepest zoom of the file, its tiles are
   * enlarged.
   *
   * @throws DomainError UNAVAILABLE while the file cannot be read
   */
  tile({ z, x, y }: TileAddress): Promise<TileLayers | null> {
    return this.whenReadable(async ({ archive, header }) => {
      const closer = Math.max(0, z - header.maxZoom);
      const [fromX, fromY] = [x >> closer, y >> closer];
      const found = await archive.getZxy(z - closer, fromX, fromY);
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
    });
  }

  private async whenReadable<T>(read: (file: OpenedFile) => Promise<T>): Promise<T> {
    try {
      return await read(await this.open());
    } catch (cause) {
      this.opened = undefined;
      throw new DomainError('UNAVAILABLE', 'The map cannot be read at the moment. Please try again.', { cause });
    }
  }

  private async open(): Promise<OpenedFile> {
    const { path } = this.settings;
    const { size, mtimeMs, ino } = await stat(path);
    const version = [size, mtimeMs, ino].join('-');
    if (!this.opened || version !== this.openedVersion) {
      this.openedVersion = version;
      this.opened = openFile(path, version);
    }
    return this.opened;
  }

  private async attributionOf({ archive }: OpenedFile): Promise<string> {
    if (this.settings.attribution !== '') return this.settings.attribution;
    const metadata = (await archive.getMetadata()) as { attribution?: unknown } | null;
    return typeof metadata?.attribution === 'string' ? metadata.attribution : '';
  }
}

async function openFile(path: string, version: string): Promise<OpenedFile> {
  const archive = new PMTiles(new FileSource(new File([await openAsBlob(path)], path)));
  return { version, archive, header: await archive.getHeader() };
}
