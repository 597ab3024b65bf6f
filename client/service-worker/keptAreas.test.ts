import { keptMapAreas, type OfflineAreaData, type KeptMapArea } from '../shared/keptMapAreas';
import { keptAnswer, keptMapPage } from './keptAreas';

const filter = { isActive: true };
const now = new Date('2026-11-27T12:00:00Z');

function areaOf(id: string, keptAt: string, west: number): { record: KeptMapArea; answers: OfflineAreaData } {
  const box = { west, south: -27, east: west + 1, north: -26 };
  const edge = { node: { id, databaseId: Number(id), latitude: -26.5, longitude: west + 0.5 } };
  return {
    record: { id, name: id, path: '/brochureMap', box, bytes: 1, offersCount: 1, keptAt },
    answers: {
      filter,
      orderBy: [],
      markers: [],
      edges: { MarksOfMap: [edge], BrochureMapScreen: [edge], ChosenOffers: [edge] },
      offerCount: 1,
    },
  };
}

function keepOnDevice(areas: ReturnType<typeof areaOf>[]): void {
  const stores = new Map(
    areas.map(({ record, answers }) => [
      keptMapAreas.cacheName(record.id),
      new Map<string, string>([
        [keptMapAreas.recordKey, JSON.stringify(record)],
        [keptMapAreas.answersKey, JSON.stringify(answers)],
        [record.path, `<html lang="en">${record.id}</html>`],
      ]),
    ]),
  );
  const open = (name: string) =>
    Promise.resolve({
      match: (key: string) => {
        const body = stores.get(name)?.get(key);
        return Promise.resolve(body === undefined ? undefined : new Response(body));
      },
    });
  Object.assign(globalThis, { caches: { open, keys: () => Promise.resolve(['pages', ...stores.keys()]) } });
}

const ask = (asked: object) =>
  keptAnswer(
    new Request('https://offers.example/graphql', {
      method: 'POST',
      body: JSON.stringify({ operationName: 'BrochureMapScreen', variables: { filter: { ...filter, ...asked } } }),
    }),
  );
const sinceOf = async (west: number, east: number) =>
  (await ask({ box: { west, south: -27, east, north: -26 } }))?.headers.get('x-cached-since');

beforeEach(() => jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] }));
afterEach(() => jest.useRealTimers());

it('tells the moment of the parts that answered, of several the oldest', async () => {
  keepOnDevice([areaOf('1', '2026-11-26T00:00:00Z', 150), areaOf('2', '2026-11-20T00:00:00Z', 152)]);
  expect(await sinceOf(152, 153)).toBe('2026-11-20T00:00:00Z');
  expect(await sinceOf(150, 151)).toBe('2026-11-26T00:00:00Z');
  expect(await sinceOf(150, 153)).toBe('2026-11-20T00:00:00Z');
});

it('has no page of a part that nobody kept', async () => {
  keepOnDevice([areaOf('1', '2026-11-26T00:00:00Z', 150)]);
  const found = await keptMapPage(new URL('https://offers.example/brochureMap'));
  expect([await found?.page.text(), found?.since]).toEqual(['<html lang="en">1</html>', '2026-11-26T00:00:00Z']);
  expect(await keptMapPage(new URL('https://offers.example/brochureMap?box=1'))).toBeUndefined();
});

it('uses no part that is older than 30 days', async () => {
  keepOnDevice([areaOf('1', '2026-10-28T11:59:00Z', 150), areaOf('2', '2026-10-28T12:01:00Z', 152)]);
  expect(await sinceOf(150, 151)).toBeUndefined();
  expect(await sinceOf(152, 153)).toBe('2026-10-28T12:01:00Z');
});
