import { loadFeaturesXhr } from 'ol/featureloader.js';
import type Tile from 'ol/Tile.js';
import VectorTile from 'ol/VectorTile.js';

/**
 * Returns a function that loads vector tiles, of which one is handed over in each frame: to draw several new ones takes a
 * phone longer than a tap may wait.
 */
export function loadTilesInTurn(): (tile: Tile, url: string) => void {
  const waiting: (() => void)[] = [];
  const handOver = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) requestAnimationFrame(handOver);
  };
  return (tile, url) => {
    if (!(tile instanceof VectorTile)) return;
    tile.setLoader((extent, resolution, projection) => {
      loadFeaturesXhr(
        url,
        tile.getFormat(),
        extent,
        resolution,
        projection,
        (features, dataProjection) => {
          waiting.push(() => tile.onLoad(features, dataProjection));
          if (waiting.length === 1) requestAnimationFrame(handOver);
        },
        () => tile.onError(),
      );
    });
  };
}
