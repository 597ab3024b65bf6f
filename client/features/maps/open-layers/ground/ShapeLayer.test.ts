import type { FrameState } from 'ol/Map.js';
import type VectorRenderTile from 'ol/VectorRenderTile.js';
import CanvasVectorTileLayerRenderer from 'ol/renderer/canvas/VectorTileLayer.js';
import { ShapeLayer } from './ShapeLayer';

const target = document.createElement('div');
let drawnFor: number[];
let tiles: VectorRenderTile[];
let renderer: CanvasVectorTileLayerRenderer;

beforeEach(() => {
  jest.useFakeTimers();
  tiles = [{}, {}, {}] as VectorRenderTile[];
  const layer = new ShapeLayer();
  renderer = layer.getRenderer() as CanvasVectorTileLayerRenderer;
  jest.spyOn(CanvasVectorTileLayerRenderer.prototype, 'drawTile').mockImplementation((tile) => {
    drawnFor.push(tile.wantedResolution);
  });
  jest.spyOn(CanvasVectorTileLayerRenderer.prototype, 'renderFrame').mockImplementation((frame) => {
    for (const tile of tiles) {
      // as OpenLayers does at rest only
      if (frame.viewHints.every((hint) => hint === 0)) tile.wantedResolution = frame.viewState.resolution;
      renderer.drawTile(tile, frame, 0, 0, 1, 1, 0, false);
    }
    return target;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Returns the resolutions that the tiles were drawn for in a frame, and whether another frame is asked for. */
function draw(resolution: number, isMoving = false): [number[], boolean] {
  drawnFor = [];
  const frame = { viewState: { resolution }, viewHints: [isMoving ? 1 : 0, 0], animate: false } as FrameState;
  renderer.renderFrame(frame, target);
  return [drawnFor, frame.animate];
}

it('keeps no pictures of tiles that are out of view, as each takes megabytes', () => {
  expect((renderer as unknown as { getTileCache(): { highWaterMark: number } }).getTileCache().highWaterMark).toBe(0);
});

it('draws tiles anew for another scale one by one, a moment after the movement', () => {
  expect(draw(4)).toEqual([[4, 4, 4], false]);
  expect(draw(3, true)).toEqual([[4, 4, 4], false]);
  expect(draw(3)).toEqual([[4, 4, 4], true]);
  jest.advanceTimersByTime(120);
  expect(draw(3)).toEqual([[3, 4, 4], true]);
  expect(draw(3)).toEqual([[3, 3, 4], true]);
  expect(draw(3)).toEqual([[3, 3, 3], true]);
  expect(draw(3)).toEqual([[3, 3, 3], false]);
});
