import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { StartProblem } from '../../../../shared/errors/StartProblem';
import type { TileLayers } from '../encodeTile';
import type { TileAddress } from '../tileAddress';
import { archivesOf } from './archivesOf';
import { GroundArchive } from './GroundArchive';
import { MapReplaced, MapUnreachable, type MapPlace, type StoredMap } from './StoredMap';

export interface GroundDescription {
  /** differs for every content of the files */
  version: string;
  /** notices, text or HTML with links, which every map of the box has to show */
  credits: { attribution: string; box: GeoBox }[];
}

interface Opened {
  version: string;
  archives: GroundArchive[];
}

/**
 * The operator's map of a whole country: PMTiles files with vector tiles in the Protomaps or OpenMapTiles scheme. Reads
 * only the parts of the files that a tile needs. While they cannot be read, the site draws its own outline instead.
 */
export class GroundMaps {
  private listing: Promise<StoredMap[]> | undefined;
  private listedUntil = 0;
  private opened: Promise<Opened> | undefined;
  private openedVersion = '';
  private closedUntil = 0;
  private isReported = false;

  constructor(
    private readonly place: MapPlace,
    private readonly attribution: string,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /**
   * Reads the maps once. A place that is out of reach is reported and tried again later.
   *
   * @throws StartProblem that says what is wrong with the files or the settings
   */
  async check(): Promise<void> {
    try {
      await this.open();
    } catch (cause) {
      if (cause instanceof MapUnreachable) {
        this.fail(cause);
        return;
      }
      const reason = cause instanceof StartProblem ? cause.message : `cannot be read: ${messageOf(cause)}`;
      const named = reason.startsWith(this.place.name) ? reason : `${this.place.name} ${reason}`;
      throw new StartProblem(`MAP_TILES_FILE: ${named}`, { cause });
    }
  }

  /** Returns null while the maps cannot be read. */
  async describe(): Promise<GroundDescription | null> {
    const opened = await this.openOrNull();
    if (!opened) return null;
    const { version, archives } = opened;
    return { version, credits: archives.map(({ attribution, box }) => ({ attribution, box })) };
  }

  /**
   * Returns the layers of a tile; null if no map has it.
   *
   * @throws whatever prevented the reading
   */
  async tile(tile: TileAddress): Promise<TileLayers | null> {
    try {
      return await this.read(tile);
    } catch (cause) {
      if (cause instanceof MapUnreachable) this.fail(cause);
      this.reopen();
      if (cause instanceof MapReplaced) return this.read(tile);
      throw cause;
    }
  }

  close(): void {
    this.place.close();
  }

  private async read(tile: TileAddress): Promise<TileLayers | null> {
    const { archives } = await this.open();
    for (const archive of archivesOf(archives, tile)) {
      const layers = await archive.tile(tile);
      if (layers) return layers;
    }
    return null;
  }

  private reopen(): void {
    [this.listing, this.opened] = [undefined, undefined];
  }

  private async openOrNull(): Promise<Opened | null> {
    if (performance.now() < this.closedUntil) return null;
    try {
      const opened = await this.open();
      this.isReported = false;
      return opened;
    } catch (cause) {
      this.fail(cause);
      return null;
    }
  }

  private fail(cause: unknown): void {
    this.reopen();
    this.closedUntil = performance.now() + this.place.recheckMs;
    if (!this.isReported) this.onFailure(cause);
    this.isReported = true;
  }

  private async open(): Promise<Opened> {
    const maps = await this.list();
    const version = maps.map((map) => `${map.name} ${map.version}`).join('\n');
    if (!this.opened || version !== this.openedVersion) {
      this.openedVersion = version;
      this.opened = Promise.all(maps.map((map) => GroundArchive.open(map, this.attribution))).then((archives) => ({
        version,
        archives,
      }));
    }
    return this.opened;
  }

  /** Whoever asks while the place answers waits for the same answer. */
  private list(): Promise<StoredMap[]> {
    if (this.listing && performance.now() < this.listedUntil) return this.listing;
    this.listedUntil = Infinity;
    const listing = this.place.list().finally(() => {
      if (this.listing === listing) this.listedUntil = performance.now() + this.place.recheckMs;
    });
    this.listing = listing;
    return listing;
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}
