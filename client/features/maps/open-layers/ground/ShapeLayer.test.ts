import type { FrameState } from 'ol/Map.js';
import type VectorRenderTile from 'ol/VectorRenderTile.js';
import CanvasVectorTileLayerRenderer from 'ol/renderer/canvas/VectorTileLayer.js';
import CanvasTileLayerRenderer from 'ol/renderer/canvas/TileLayer.js';
import { get } from 'ol/proj.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import { ShapeLayer } from './ShapeLayer';

/** the type hides it */
interface TileGetter {
  getTile(zoom: number, x: number, y: number, frame: FrameState): VectorRenderTile | null;
}
const base = CanvasVectorTileLayerRenderer.prototype as unknown as TileGetter;

const target = document.createElement('div');
let drawnFor: number[];
/** as OpenLayers does with tiles of the zoom that is shown, not with others */
let fadesIn: boolean;
let tiles: VectorRenderTile[];
let renderer: CanvasVectorTileLayerRenderer;

const tilesOf = (zoom: number): VectorRenderTile[] =>
  Array.from({ length: 3 }, (_, y) => ({ executorGroups: {}, tileCoord: [zoom, 0, y] }) as unknown as VectorRenderTile);

beforeEach(() => {
  jest.useFakeTimers();
  fadesIn = false;
  tiles = tilesOf(14);
  const layer = new ShapeLayer({ source: new VectorTileSource({ url: '/{z}/{x}/{y}' }) });
  renderer = layer.getRenderer() as CanvasVectorTileLayerRenderer;
  jest.spyOn(base, 'getTile').mockImplementation((_zoom, _x, at) => tiles[at] ?? null);
  jest.spyOn(CanvasVectorTileLayerRenderer.prototype, 'drawTile').mockImplementation((tile) => {
    drawnFor.push(tile.wantedResolution);
  });
  jest.spyOn(CanvasVectorTileLayerRenderer.prototype, 'renderFrame').mockImplementation((frame) => {
    for (const tile of tiles) {
      // as OpenLayers does at rest only
      if (frame.viewHints.every((hint) => hint === 0)) tile.wantedResolution = frame.viewState.resolution;
      (renderer as unknown as TileGetter).getTile(0, 0, tiles.indexOf(tile), frame);
      renderer.drawTile(tile, frame, 0, 0, 1, 1, 0, fadesIn);
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

it('draws the first pictures of tiles one in each frame', () => {
  fadesIn = true;
  expect(draw(4)).toEqual([[4], true]);
  expect(draw(4)).toEqual([[4, 4], true]);
  expect(draw(4)).toEqual([[4, 4, 4], false]);
});

it('has tiles of other zooms shown below one without a picture', () => {
  fadesIn = true;
  const shown = tiles.map(() => {
    draw(4);
    return tiles.map((tile) => [tile.inTransition('any'), tile.getAlpha('any', 0)]);
  });
  const [drawn, waiting] = [
    [false, 1],
    [true, 0],
  ];
  expect(shown).toEqual([
    [drawn, waiting, waiting],
    [drawn, drawn, waiting],
    [drawn, drawn, drawn],
  ]);
});

it('draws pictures of the next zoom when the map has stopped zooming in', () => {
  fadesIn = true;
  for (let frame = 0; frame < 3; frame += 1) draw(4);
  tiles = tilesOf(15);
  expect(draw(3, true)).toEqual([[], true]);
  expect(draw(2, true)).toEqual([[], true]);
  expect(draw(2)).toEqual([[], true]);
  jest.advanceTimersByTime(120);
  expect(draw(2)).toEqual([[2], true]);
});

it('draws pictures while the map zooms in further, out or is dragged', () => {
  fadesIn = true;
  for (let frame = 0; frame < 3; frame += 1) draw(4);
  const counts = [
    [16, 3],
    [15, 4],
    [15, 4],
  ].map(([zoom = 0, resolution = 0]) => {
    tiles = tilesOf(zoom);
    return draw(resolution, true)[0].length;
  });
  expect(counts).toEqual([1, 1, 1]);
});

it('fills a gap with tiles of another zoom at once', () => {
  expect(draw(4)).toEqual([[4, 4, 4], false]);
});

it('only loads tiles for the end of an animation', () => {
  const enqueue = jest.spyOn(CanvasTileLayerRenderer.prototype, 'enqueueTiles').mockImplementation();
  const frame = { viewState: { projection: get('EPSG:3857'), resolution: 4 } } as FrameState;
  const [extent, shown] = [[0, 0, 1, 1], {}];
  for (const zoom of [14, 15]) renderer.enqueueTiles(frame, extent, zoom, shown, 0);
  expect(enqueue.mock.calls.map(([, , zoom, tilesByZoom]) => [zoom, tilesByZoom === shown])).toEqual([
    [14, true],
    [15, false],
  ]);
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
