import type { MapBox } from '../../../../features/maps/MapBox';
import { readTileJson } from '../../../../features/maps/open-layers/ground/readTileJson';
import type { OfflineAreaData } from '../../../../shared/keptMapAreas';
import { tilesAddress } from '../../../../shared/tilesAddress';
import { tilesOfBox, type TileAddress } from './tilesOfBox';

/** What is to be downloaded, with its likely size. */
export interface AreaPlan {
  answers: OfflineAreaData;
  tiles: string[];
  /** addresses of the site's files that the page uses, and of pictures */
  files: string[];
  /** estimated from some tiles */
  bytes: number;
}

/** tiles that are weighed beforehand; the browser has most of them already */
const samples = 6;
/** of a picture on a card */
const pictureBytes = 12_000;
/** of the page itself */
const pageBytes = 150_000;

/** Plans the download of a part of the map. Null: the map comes from another site, which a visitor may not copy. */
export async function planArea(answers: OfflineAreaData, box: MapBox): Promise<AreaPlan | null> {
  const response = await fetch(tilesAddress);
  const source = response.ok ? readTileJson(await response.json(), window.location.origin) : null;
  if (!source) throw new Error('The map cannot be read.');
  const prefix = `${window.location.origin}/`;
  if (!source.url.startsWith('/') && !source.url.startsWith(prefix)) return null;
  const addressOf = ({ z, x, y }: TileAddress): string =>
    source.url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
  const all = tilesOfBox(box, source.maxZoom);
  const deepest = all.filter(({ z }) => z === source.maxZoom);
  const picked = deepest.filter((_, at) => at % Math.ceil(deepest.length / samples) === 0);
  const above = all.filter(({ z }) => z < source.maxZoom && z > source.maxZoom - 4);
  const weigh = async (tiles: TileAddress[]): Promise<number> => {
    const sizes = await Promise.all(tiles.map(async (tile) => (await fetchTile(addressOf(tile))).size));
    return sizes.reduce((sum, size) => sum + size, 0) / Math.max(sizes.length, 1);
  };
  const deep = await weigh(picked);
  const middle = await weigh(above.filter((_, at) => at % Math.ceil(above.length / 3) === 0));
  const pictures = picturesOf(answers);
  const files = filesOfPage();
  const bytes =
    pageBytes +
    files.reduce((sum, file) => sum + file.bytes, 0) +
    deepest.length * deep +
    (all.length - deepest.length) * middle +
    JSON.stringify(answers).length +
    pictures.length * pictureBytes;
  return {
    answers,
    tiles: all.map(addressOf),
    files: [...pictures, ...files.map(({ path }) => path)],
    bytes: Math.round(bytes),
  };
}

async function fetchTile(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`A tile answered ${String(response.status)}.`);
  return response.blob();
}

/** The small pictures of cards. */
function picturesOf(answers: OfflineAreaData): string[] {
  const text = JSON.stringify(answers.edges);
  return [...new Set(text.match(/\/files\/[0-9a-f]{64}\/320\.webp/g))];
}

/** The scripts and styles that this page has loaded, which its copy will need, with their sizes. */
function filesOfPage(): { path: string; bytes: number }[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = entries.flatMap(({ name, decodedBodySize }) => {
    const { origin, pathname } = new URL(name);
    const isOurs = origin === window.location.origin && pathname.startsWith('/assets/');
    return isOurs ? [[pathname, { path: pathname, bytes: decodedBodySize }] as const] : [];
  });
  return [...new Map(files).values()];
}
