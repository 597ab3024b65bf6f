import VectorTile from 'ol/VectorTile.js';
import { loadTilesInTurn } from './loadTilesInTurn';

jest.mock('ol/VectorTile.js', () => ({
  default: class {
    load?: () => void;
    onLoad = jest.fn();
    onError = jest.fn();
    getFormat = () => format;
    setLoader(load: () => void) {
      this.load = load;
    }
  },
  __esModule: true,
}));

type FakeTile = VectorTile<never> & { load: () => void; onLoad: jest.Mock; onError: jest.Mock };

const format = { readFeatures: jest.fn(), readProjection: jest.fn() };
const frames: (() => void)[] = [];
let answers: { arrive: (bytes: ArrayBuffer) => Promise<void>; refuse: () => Promise<void> }[];
beforeEach(() => {
  frames.splice(0);
  answers = [];
  format.readFeatures.mockReset().mockReturnValue([]);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(() => frame(0)));
  window.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve) => {
        const give = async (answer: Partial<Response>): Promise<void> => {
          resolve(answer as Response);
          for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
        };
        answers.push({
          arrive: (bytes) => give({ ok: true, arrayBuffer: () => Promise.resolve(bytes) }),
          refuse: () => give({ ok: false, status: 503 }),
        });
      }),
  );
});
const nextFrame = () => frames.shift()?.();

/** Loads so many tiles. */
function loadTiles(count: number) {
  const load = loadTilesInTurn();
  const tiles = Array.from({ length: count }, () => new (VectorTile as unknown as new () => FakeTile)());
  for (const [at, tile] of tiles.entries()) {
    load(tile, `/tile/${at}`);
    tile.load();
  }
  return { tiles, drawn: () => tiles.map(({ onLoad }) => onLoad.mock.calls.length) };
}

const bytes = new ArrayBuffer(1);

it('reads and draws one new tile in each frame, the last to arrive first', async () => {
  const { drawn } = loadTiles(3);
  for (const at of [1, 0, 2]) await answers[at]?.arrive(bytes);
  expect(drawn()).toEqual([0, 0, 0]);
  expect(format.readFeatures).not.toHaveBeenCalled();
  nextFrame();
  expect(drawn()).toEqual([0, 0, 1]);
  expect(format.readFeatures).toHaveBeenCalledTimes(1);
  nextFrame();
  expect(drawn()).toEqual([1, 0, 1]);
  nextFrame();
  expect(drawn()).toEqual([1, 1, 1]);
  expect(frames).toEqual([]);
});

it('reads a tile of the view before those of views already left', async () => {
  const { drawn } = loadTiles(4);
  for (const at of [0, 1, 2]) await answers[at]?.arrive(bytes);
  nextFrame();
  await answers[3]?.arrive(bytes);
  nextFrame();
  expect(drawn()).toEqual([0, 0, 1, 1]);
  expect(frames).toHaveLength(1);
});

it('goes on after a tile that cannot be drawn', async () => {
  const { tiles, drawn } = loadTiles(2);
  tiles[1]?.onLoad.mockImplementation(() => {
    throw new Error('This tile is broken.');
  });
  for (const answer of answers) await answer.arrive(bytes);
  expect(nextFrame).toThrow('This tile is broken.');
  nextFrame();
  expect(drawn()).toEqual([1, 1]);
});

it('reports tiles that do not load or cannot be read', async () => {
  const { tiles, drawn } = loadTiles(2);
  await answers[0]?.refuse();
  expect(tiles[0]?.onError).toHaveBeenCalledTimes(1);
  format.readFeatures.mockImplementation(() => {
    throw new Error('This is no tile.');
  });
  await answers[1]?.arrive(bytes);
  nextFrame();
  expect(tiles[1]?.onError).toHaveBeenCalledTimes(1);
  expect(drawn()).toEqual([0, 0]);
});
