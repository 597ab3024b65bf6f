import type FeatureFormat from 'ol/format/Feature.js';
import type Tile from 'ol/Tile.js';
import VectorTile from 'ol/VectorTile.js';

/**
 * Returns a function that loads vector tiles, and reads and shows at most one new tile in each frame: several take a phone
 * longer than a tap may wait. The last to arrive is the first, because those of views already left may wait too.
 */
export function loadTilesInTurn(): (tile: Tile, url: string) => void {
  const waiting: (() => void)[] = [];
  const readNext = (): void => {
    const read = waiting.pop();
    // before the tile is read, so that one that fails does not stop the others
    if (waiting.length > 0) requestAnimationFrame(readNext);
    read?.();
  };
  return (tile, url) => {
    if (!(tile instanceof VectorTile)) return;
    tile.setLoader((extent, _, featureProjection) => {
      const format = tile.getFormat() as FeatureFormat;
      const read = (bytes: ArrayBuffer): void => {
        const features = readOrNull(() => format.readFeatures(bytes, { extent, featureProjection }));
        if (features) tile.onLoad(features, format.readProjection(bytes) ?? featureProjection);
        else tile.onError();
      };
      loadBytes(url).then(
        (bytes) => {
          waiting.push(() => read(bytes));
          if (waiting.length === 1) requestAnimationFrame(readNext);
        },
        () => tile.onError(),
      );
    });
  };
}

async function loadBytes(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The tile is not there: ${String(answer.status)}`);
  return answer.arrayBuffer();
}

function readOrNull<Read>(read: () => Read): Read | null {
  try {
    return read();
  } catch {
    return null;
  }
}
