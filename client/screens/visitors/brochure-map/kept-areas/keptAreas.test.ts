import { listKeptAreas } from '../../../../features/maps/kept-areas/listKeptAreas';
import { keptMapAreas } from '../../../../shared/keptMapAreas';
import { AreaTooLarge, deleteKeptArea, DownloadRefused, keepArea, mostBytes } from './keptAreas';

/** jsdom has no Response. */
class SimpleResponse {
  readonly headers = new Map<string, string>();
  readonly status: number;
  constructor(
    private readonly body: Blob | string,
    { status = 200 }: { status?: number } = {},
  ) {
    this.status = status;
  }
  get ok() {
    return this.status === 200;
  }
  blob() {
    return Promise.resolve(typeof this.body === 'string' ? new Blob([this.body]) : this.body);
  }
  text() {
    // jsdom's Blob cannot be read
    return Promise.resolve(typeof this.body === 'string' ? this.body : '');
  }
  json() {
    return Promise.resolve(JSON.parse(typeof this.body === 'string' ? this.body : '') as unknown);
  }
  clone() {
    return this;
  }
}

const stores = new Map<string, Map<string, Response>>();

const held = new Set<string>();
type Work<T> = (lock: { name: string } | null) => Promise<T>;
// jsdom has no locks
const locks = {
  async request<T>(name: string, ...rest: [Work<T>] | [object, Work<T>]): Promise<T> {
    const work = rest.at(-1) as Work<T>;
    if (held.has(name)) return work(null);
    held.add(name);
    return work({ name }).finally(() => held.delete(name));
  },
};

beforeEach(() => {
  stores.clear();
  held.clear();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      match: (key: string) => Promise.resolve(store.get(key)?.clone()),
      put: (key: string, response: Response) => Promise.resolve(void store.set(key, response)),
    });
  };
  Object.assign(globalThis, {
    Response: SimpleResponse,
    Headers: Map,
    caches: {
      open,
      keys: () => Promise.resolve([...stores.keys()]),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
    },
  });
});

const record = {
  ...{ id: 'one', name: 'Noosa', path: '/brochureMap?box=1,2,3,4', offersCount: 0, keptAt: '2026-11-27T00:00:00Z' },
  box: { west: 1, south: 2, east: 3, north: 4 },
};
const edges = { MarksOfMap: [], BrochureMapScreen: [], ChosenOffers: [] };
const plan = {
  answers: { filter: {}, orderBy: [], markers: [], edges, offerCount: 0 },
  tiles: Array.from({ length: 30 }, (_, x) => `/base-map/v1/16/${String(x)}/7.mvt`),
  ...{ files: ['/assets/a.js'], bytes: 0 },
};

const serve = (answer: (url: string) => Response | Promise<Response>) =>
  Object.assign(globalThis, { fetch: (url: string) => Promise.resolve(url).then(answer) });
const keep = (signal = new AbortController().signal, onProgress: (share: number) => void = jest.fn()) =>
  keepArea({ record, plan, onProgress, signal });

it('keeps all of a part, its tiles without their version, and lists it with its size', async () => {
  serve(() => new Response('12345'));
  const kept = await keep();
  expect(kept.bytes).toBe(33 * 5 + JSON.stringify(plan.answers).length);
  expect(await listKeptAreas()).toEqual([kept]);
  const keys = [...(stores.get(keptMapAreas.cacheName('one'))?.keys() ?? [])];
  expect(keys).toEqual(
    expect.arrayContaining([record.path, '/base-map/tiles.json', '/kept-map-area/16/0/7.mvt', '/assets/a.js']),
  );
  await deleteKeptArea('one');
  expect(stores.size).toBe(0);
});

it.each<[string, () => Response | Promise<Response>, RegExp | typeof AreaTooLarge | typeof DownloadRefused]>([
  ['a server that refuses', () => new Response('', { status: 429 }), DownloadRefused],
  ['a lost connection', () => Promise.reject(new TypeError('cut')), /cut/],
  ['more than fits', () => new Response('x'.repeat(mostBytes)), AreaTooLarge],
])('keeps nothing after %s, and tells no progress any more', async (_what, answer, problem) => {
  let calls = 0;
  serve(() => {
    calls += 1;
    return calls < 5 ? new Response('1') : answer();
  });
  const onProgress = jest.fn();
  await expect(keep(undefined, onProgress)).rejects.toThrow(problem);
  const told = onProgress.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([stores.size, onProgress.mock.calls.length]).toEqual([0, told]);
});

it('deletes what an interrupted download has left', async () => {
  await caches.open('map-area-lost');
  await caches.open('pages');
  expect(await listKeptAreas()).toEqual([]);
  expect([...stores.keys()]).toEqual(['pages']);
});

it('leaves what another tab is downloading', async () => {
  let goOn: () => void = jest.fn();
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  serve(() => waiting.then(() => new Response('12345')));
  const keeping = keep();
  expect(await listKeptAreas()).toEqual([]);
  expect([...stores.keys()]).toEqual(['map-area-one']);
  goOn();
  const kept = await keeping;
  expect(await listKeptAreas()).toEqual([kept]);
});

it('does not call kept what the browser has deleted meanwhile', async () => {
  serve(() => new Response('12345'));
  await expect(keep(undefined, (share) => share === 1 && stores.clear())).rejects.toThrow('deleted');
});
