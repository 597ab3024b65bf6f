import type { FrameState } from 'ol/Map.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import type CanvasVectorTileLayerRenderer from 'ol/renderer/canvas/VectorTileLayer.js';
import { NameLayer } from './NameLayer';

const target = document.createElement('div');
let element: HTMLElement;
let hasAllTiles: boolean;
let drawings: FrameState[];

beforeEach(() => {
  jest.useFakeTimers();
  [element, hasAllTiles, drawings] = [document.createElement('div'), true, []];
  jest.spyOn(VectorTileLayer.prototype, 'render').mockImplementation((frame) => {
    if (frame) drawings.push(frame);
    return element;
  });
  jest
    .spyOn(VectorTileLayer.prototype, 'getRenderer')
    .mockImplementation(() => ({ renderComplete: hasAllTiles }) as CanvasVectorTileLayerRenderer);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const frameAt = (x: number, isMoving = false): FrameState =>
  ({
    ...{ viewState: { center: [x, 0], resolution: 1, rotation: 0 }, size: [400, 200], pixelRatio: 1, animate: false },
    ...{ extent: [x - 200, -100, x + 200, 100], viewHints: [0, isMoving ? 1 : 0] },
  }) as unknown as FrameState;

it('moves its last drawing with the map, and draws anew a moment after the movement', () => {
  const layer = new NameLayer();
  const renderMap = jest.fn();
  jest.spyOn(layer, 'getMapInternal').mockReturnValue({ render: renderMap } as never);
  layer.render(frameAt(0), target);
  for (const x of [10, 20, 30]) layer.render(frameAt(x, true), target);
  expect(drawings).toHaveLength(1);
  expect(element.style.transform).toBe('translate(-94px, -64px) scale(1)');

  layer.render(frameAt(30), target);
  expect(drawings).toHaveLength(1);
  jest.runAllTimers();
  expect(renderMap).toHaveBeenCalledTimes(1);
  layer.render(frameAt(30), target);
  expect(drawings).toHaveLength(2);
  expect(element.style.transform).toBe('translate(-64px, -64px) scale(1)');
});

it('draws more than the view, on all sides', () => {
  new NameLayer().render(frameAt(0), target);
  expect(drawings[0]).toMatchObject({ size: [528, 328], extent: [-264, -164, 264, 164] });
});

it('draws anew in a long movement, but not in each frame', () => {
  const layer = new NameLayer();
  layer.render(frameAt(0), target);
  for (let x = 1; x <= 60; x++) {
    jest.advanceTimersByTime(16);
    layer.render(frameAt(x * 20, true), target);
  }
  expect(drawings).toHaveLength(2);
});

it('shows its drawing again at rest, until names or tiles have changed', () => {
  const layer = new NameLayer();
  for (let frame = 0; frame < 3; frame++) layer.render(frameAt(0), target);
  expect(drawings).toHaveLength(1);
  layer.changed();
  layer.render(frameAt(0), target);
  expect(drawings).toHaveLength(2);
});

it('draws a few times a second while tiles arrive, and again when all have arrived', () => {
  hasAllTiles = false;
  const layer = new NameLayer();
  const renderMap = jest.fn(() => layer.render(frameAt(0), target));
  jest.spyOn(layer, 'getMapInternal').mockReturnValue({ render: renderMap } as never);
  for (let frame = 0; frame < 24; frame++) {
    layer.render(frameAt(0), target);
    jest.advanceTimersByTime(16);
  }
  expect(drawings).toHaveLength(2);
  hasAllTiles = true;
  layer.render(frameAt(0), target);
  jest.runAllTimers();
  expect(drawings).toHaveLength(3);
  layer.render(frameAt(0), target);
  expect(drawings).toHaveLength(3);
});

it('hides names that a movement would show at less than half or more than twice their size', () => {
  const layer = new NameLayer();
  layer.render(frameAt(0), target);
  const zoomed = (resolution: number): FrameState => {
    const frame = frameAt(0, true);
    return { ...frame, viewState: { ...frame.viewState, resolution } };
  };
  const seen = [0.6, 0.4, 1.9, 2.1, 1].map((resolution) => {
    layer.render(zoomed(resolution), target);
    return element.style.visibility;
  });
  expect(seen).toEqual(['', 'hidden', '', 'hidden', '']);
  expect(drawings).toHaveLength(1);
});

it('draws a drawing of a movement anew at rest, also where it was made', () => {
  const layer = new NameLayer();
  layer.render(frameAt(0), target);
  jest.advanceTimersByTime(800);
  layer.render(frameAt(300, true), target);
  expect(drawings).toHaveLength(2);
  jest.advanceTimersByTime(120);
  layer.render(frameAt(300), target);
  expect(drawings).toHaveLength(3);
  layer.render(frameAt(300), target);
  expect(drawings).toHaveLength(3);
});

it('draws anew when the map has another size', () => {
  const layer = new NameLayer();
  layer.render(frameAt(0), target);
  layer.render({ ...frameAt(0, true), size: [500, 200] }, target);
  expect(drawings).toHaveLength(2);
});
