import { loadFeaturesXhr } from 'ol/featureloader.js';
import VectorTile from 'ol/VectorTile.js';
import { loadTilesInTurn } from './loadTilesInTurn';

jest.mock('ol/featureloader.js', () => ({ loadFeaturesXhr: jest.fn() }));
jest.mock('ol/VectorTile.js', () => ({
  default: class {
    load?: () => void;
    onLoad = jest.fn();
    onError = jest.fn();
    getFormat = () => null;
    setLoader(load: () => void) {
      this.load = load;
    }
  },
  __esModule: true,
}));

type FakeTile = VectorTile<never> & { load: () => void; onLoad: jest.Mock; onError: jest.Mock };

const frames: (() => void)[] = [];
beforeEach(() => {
  frames.splice(0);
  jest.mocked(loadFeaturesXhr).mockReset();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(() => frame(0)));
});
const nextFrame = () => frames.shift()?.();

/** Loads so many tiles; each answer is given by its callbacks. */
function loadTiles(count: number) {
  const load = loadTilesInTurn();
  const tiles = Array.from({ length: count }, () => new (VectorTile as unknown as new () => FakeTile)());
  for (const [at, tile] of tiles.entries()) {
    load(tile, `/tile/${at}`);
    tile.load();
  }
  const calls = jest.mocked(loadFeaturesXhr).mock.calls.map(([, , , , , arrive, fail]) => ({ arrive, fail }));
  return { tiles, calls, drawn: () => tiles.map(({ onLoad }) => onLoad.mock.calls.length) };
}

it('draws one new tile in each frame, in the order of their arrival', () => {
  const { calls, drawn } = loadTiles(3);
  for (const at of [1, 0, 2]) calls[at]?.arrive([], null as never);
  expect(drawn()).toEqual([0, 0, 0]);
  nextFrame();
  expect(drawn()).toEqual([0, 1, 0]);
  nextFrame();
  nextFrame();
  expect(drawn()).toEqual([1, 1, 1]);
  expect(frames).toEqual([]);
});

it('goes on after a tile that cannot be drawn, and reports one that does not load', () => {
  const { tiles, calls, drawn } = loadTiles(3);
  tiles[0]?.onLoad.mockImplementation(() => {
    throw new Error('This tile is broken.');
  });
  for (const call of calls.slice(0, 2)) call.arrive([], null as never);
  expect(nextFrame).toThrow('This tile is broken.');
  nextFrame();
  expect(drawn()).toEqual([1, 1, 0]);
  calls[2]?.fail();
  expect(tiles[2]?.onError).toHaveBeenCalledTimes(1);
});
