import { loadFeaturesXhr } from 'ol/featureloader.js';
import type FeatureFormat from 'ol/format/Feature.js';
import type Tile from 'ol/Tile.js';
import VectorTile from 'ol/VectorTile.js';

/**
 * Returns a function that loads vector tiles and draws at most one new tile in each frame: to draw several takes a phone
 * longer than a tap may wait.
 */
export function loadTilesInTurn(): (tile: Tile, url: string) => void {
  const waiting: (() => void)[] = [];
  const drawNext = (): void => {
    const draw = waiting.shift();
    // before the tile is drawn, so that one that fails does not stop the others
    if (waiting.length > 0) requestAnimationFrame(drawNext);
    draw?.();
  };
  return (tile, url) => {
    if (!(tile instanceof VectorTile)) return;
    tile.setLoader((extent, resolution, projection) => {
      const format = tile.getFormat() as FeatureFormat;
      const loaded: Parameters<typeof loadFeaturesXhr>[5] = (features, dataProjection) => {
        waiting.push(() => tile.onLoad(features, dataProjection));
        if (waiting.length === 1) requestAnimationFrame(drawNext);
      };
      loadFeaturesXhr(url, format, extent, resolution, projection, loaded, () => tile.onError());
    });
  };
}
