import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../test/renderScreen';
import { CachedHere } from './CachedHere';

const area = (name: string, daysAgo: number) => ({
  ...{ id: name, name, path: `/brochureMap?label=${name}`, bytes: 4_200_000, offersCount: 7 },
  box: { west: 153, south: -27, east: 154, north: -26 },
  keptAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
});

/** A device with these caches, each with its record. */
function keep(records: Record<string, object>) {
  const match = (name: string) => (key: string) =>
    Promise.resolve(key === '/kept-map-area/record' ? { json: () => Promise.resolve(records[name]) } : undefined);
  const caches = {
    keys: () => Promise.resolve(Object.keys(records)),
    open: (name: string) => Promise.resolve({ match: match(name) }),
  };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
}

afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));
const page = (
  <>
    <h1>No connection</h1>
    <CachedHere />
  </>
);
const open = () => renderScreen({ routes: [{ path: '/', element: page }], at: '/' });

it('lists the parts of the map that the device keeps, the newest first, without those that are too old', async () => {
  keep({
    'map-area-1': area('Larkin Beach', 3),
    'map-area-2': area('Westhaven', 1),
    'map-area-3': area('Old Town', 31),
    'shell-1': area('No map', 1),
  });
  await open();
  const maps = within(await screen.findByRole('region', { name: 'Maps on this device' }));
  const links = maps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Westhaven', '/brochureMap?label=Westhaven'],
    ['Larkin Beach', '/brochureMap?label=Larkin Beach'],
  ]);
  expect(maps.getAllByText(/^4\.2 MB · /)).toHaveLength(2);
});

it.each([
  ['keeps no map', {}],
  ['has no caches', null],
])('lists nothing if the device %s', async (_, records) => {
  if (records) keep(records);
  await open();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible());
  expect(screen.queryByRole('region', { name: 'Maps on this device' })).toBeNull();
});
