import { act, screen, waitFor, within } from '@testing-library/react';
import { nearMeStore } from '../../../features/browse-filters/near-me/nearMeStore';
import type { BrochureFilter, BrochureOrder } from '../../../generated/types';
import { mockBrochure, mockConnection, type MockBrochure } from '../../../test/mockBrochure';
import { mockNavigation } from '../../../test/mockNavigation';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import BrochureMapScreen from './BrochureMapScreen';
import { mapFollows } from './following/mapFollows';

interface ListArguments {
  first: number;
  after: string | null;
  filter: BrochureFilter;
  orderBy: BrochureOrder[];
}

// each test needs a fresh page load
let mockArriving = true;
jest.mock('../../../features/browse-filters/restoring/arrival', () => ({
  isArrival: () => mockArriving,
  markArrived: () => (mockArriving = false),
}));

const routes = [{ path: '/brochureMap', element: <BrochureMapScreen /> }];
const place = { latitude: -26.4, longitude: 153.1, positionSource: 'EXACT' };

/** A server with these ads on its map that records the requests. */
function serverWith(brochures: MockBrochure[], changes: MockResolvers = {}) {
  const lists: ListArguments[] = [];
  const markers: { filter: BrochureFilter; zoom: number | null }[] = [];
  const answers: MockResolvers = {
    ...mockNavigation,
    brochures: (args: ListArguments) => {
      lists.push(args);
      return mockConnection(brochures, args);
    },
    brochureMarkers: (args: { filter: BrochureFilter; zoom: number | null }) => {
      markers.push(args);
      return { totalCount: brochures.length, markers: [] };
    },
    ...changes,
  };
  return { answers, lists, markers };
}

const list = () => within(screen.getByRole('list', { name: 'Offers on the map' }));

beforeEach(() => {
  mapFollows.set(true);
  localStorage.clear();
  sessionStorage.clear();
  mockArriving = true;
  nearMeStore.set(null);
});

test('list and markers request the same ads, those with a position', async () => {
  const { answers, lists, markers } = serverWith([mockBrochure(1, 'Two coffees', place)]);
  await renderScreen({ routes, at: '/brochureMap?category=STAY&mapArea=noosa&broTypes=CP_AD', answers });
  expect(list().getByRole('link', { name: 'Two coffees' })).toHaveAttribute('href', '/details/1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stay in Noosa on the map');
  expect(screen.getByText('1 business', { selector: '[role="status"]' })).toBeVisible();
  expect(lists[0]?.filter).toMatchObject({ categories: ['STAY'], mapAreas: ['noosa'], types: ['CP_AD'] });
  expect(lists[0]?.filter.box).toEqual({ west: 96, south: -55, east: 168.5, north: -9 });
  expect(markers[0]?.filter).toEqual(lists[0]?.filter);
});

test.each([true, false])(
  'a link shows the same list and marks if the list follows the map: %s',
  async (isFollowing) => {
    mapFollows.set(isFollowing);
    const { answers, lists, markers } = serverWith([mockBrochure(1, 'Two coffees', place)]);
    const { user } = await renderScreen({ routes, at: '/brochureMap?box=153,-27,154,-26', answers });
    const around = { west: 96, south: -55, east: 168.5, north: -9 };
    const boxes = () => [lists, markers].map((asked) => [...new Set(asked.map(({ filter }) => filter.box))]);
    expect(boxes()).toEqual([[{ west: 153, south: -27, east: 154, north: -26 }], [around]]);
    expect(screen.getByRole('heading', { name: 'In this part of the map' })).toBeVisible();
    const follows = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Search as I move' });
    expect(follows.checked).toBe(isFollowing);
    await user.click(follows);
    expect(localStorage.getItem('mapFollows')).toBe(String(!isFollowing));
    expect(boxes()).toEqual([[{ west: 153, south: -27, east: 154, north: -26 }], [around]]);
  },
);

test("asks for the tiles' addresses with its scripts", async () => {
  await renderScreen({ routes, at: '/brochureMap', answers: serverWith([]).answers });
  const early = document.head.querySelector('link[rel="preload"][as="fetch"]');
  expect(early).toHaveAttribute('href', '/base-map/tiles.json');
  // without it, the browser loads them twice
  expect(early).toHaveAttribute('crossorigin', expect.stringMatching(/^(anonymous)?$/));
});

test('an area in the address bounds both, and can be removed', async () => {
  const { answers, lists } = serverWith([mockBrochure(1, 'Two coffees', place)]);
  await renderScreen({ routes, at: '/brochureMap?box=153,-27,154,-26&category=STAY', answers });
  expect(lists[0]?.filter.box).toEqual({ west: 153, south: -27, east: 154, north: -26 });
  const lift = screen.getByRole('link', { name: 'Without searched area' });
  expect(lift).toHaveAttribute('href', '/brochureMap?category=STAY');
  expect(screen.getByRole('link', { name: 'Without Stay' })).toHaveAttribute('href', expect.stringContaining('box='));
});

test('at a street of the index the nearest ads come first, and near the visitor too', async () => {
  const { answers, lists } = serverWith([mockBrochure(1, 'Two coffees', place)]);
  await renderScreen({ routes, at: '/brochureMap?at=-26.39,153.09&label=Bay+Street', answers });
  expect(lists[0]).toMatchObject({
    filter: { near: { latitude: -26.39, longitude: 153.09 } },
    orderBy: [{ field: 'DISTANCE' }],
  });
  act(() => nearMeStore.set({ lat: -26.1, lon: 153 }));
  expect(lists.at(-1)?.filter.near).toEqual({ latitude: -26.39, longitude: 153.09 });
});

test('a row shows its ad on the map: the card gets the focus, closes by Escape and returns the focus', async () => {
  const { answers, lists } = serverWith([mockBrochure(7, 'Sea view', place)]);
  const { user } = await renderScreen({ routes, at: '/brochureMap', answers });
  const show = screen.getByRole('button', { name: 'Show Sea view on the map' });
  await user.click(show);
  const card = await screen.findByRole('region', { name: 'Chosen on the map' });
  await waitFor(() => expect(card).toHaveFocus());
  expect(await within(card).findByRole('link', { name: 'Sea view' })).toHaveAttribute('href', '/details/7');
  expect(within(card).getByRole('link', { name: 'Directions to Sea view' })).toHaveAttribute(
    'href',
    expect.stringContaining('destination='),
  );
  expect(lists.at(-1)?.filter).toMatchObject({ ids: [7], statuses: ['PUBLISHED'], isActive: true });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Chosen on the map' })).toBeNull();
  expect(show).toHaveFocus();
});

test('the card says how far it is, and its square of the printed map', async () => {
  const area = { west: 152.95, south: -26.65, east: 153.35, north: -26.25, gridColumns: 4, gridRows: 4 };
  const noosa = { id: 'area-noosa', code: 'noosa', name: 'Noosa', ...area };
  const { answers, lists } = serverWith([mockBrochure(7, 'Sea view', { ...place, mapArea: noosa })]);
  act(() => nearMeStore.set({ lat: -26.41, lon: 153.1 }));
  const { user } = await renderScreen({ routes, at: '/brochureMap', answers });
  await user.click(screen.getByRole('button', { name: 'Show Sea view on the map' }));
  const card = await screen.findByRole('region', { name: 'Chosen on the map' });
  expect(await within(card).findByText(/Square B2 on the map of Noosa$/)).toBeVisible();
  expect(lists.at(-1)?.filter.near).toEqual({ latitude: -26.41, longitude: 153.1 });
});

test('the card says whether the place is open now', async () => {
  const alwaysOpen = mockBrochure(7, 'Sea view', { ...place, openingHours: 'Mo-Su 00:00-24:00' });
  const { answers } = serverWith([alwaysOpen]);
  const { user } = await renderScreen({ routes, at: '/brochureMap', answers });
  await user.click(screen.getByRole('button', { name: 'Show Sea view on the map' }));
  const card = await screen.findByRole('region', { name: 'Chosen on the map' });
  expect(await within(card).findByText(/^Open/)).toBeVisible();
});

test('grows by "Show more", a link to the next page without JavaScript', async () => {
  const many = Array.from({ length: 30 }, (_, index) => mockBrochure(index + 1, `Offer ${index + 1}`, place));
  const { answers } = serverWith(many);
  const { user } = await renderScreen({ routes, at: '/brochureMap?category=STAY', answers });
  expect(list().getAllByRole('article')).toHaveLength(12);
  const more = screen.getByRole('link', { name: 'Show more' });
  expect(more).toHaveAttribute('href', '/brochureMap?category=STAY&after=brochure-12');
  await user.click(more);
  expect(await list().findByText('Offer 30')).toBeVisible();
});

test('keeps its ads if "Show more" fails, says so, and loads them when it is pressed again', async () => {
  const many = Array.from({ length: 30 }, (_, index) => mockBrochure(index + 1, `Offer ${index + 1}`, place));
  let isDown = true;
  const { answers } = serverWith(many, {
    brochures: (args: ListArguments) => {
      if (args.after && isDown) throw refusal('INTERNAL', 'Something went wrong.');
      return mockConnection(many, args);
    },
  });
  const { user } = await renderScreen({ routes, at: '/brochureMap', answers });
  await user.click(screen.getByRole('link', { name: 'Show more' }));
  const failure = await screen.findByText('More offers could not be loaded. Try again.');
  expect(failure).toHaveAttribute('role', 'alert');
  expect(list().getAllByRole('article')).toHaveLength(12);
  isDown = false;
  await user.click(screen.getByRole('link', { name: 'Show more' }));
  expect(await list().findByText('Offer 30')).toBeVisible();
  expect(failure).not.toBeInTheDocument();
});

test('explains why it is empty and offers help', async () => {
  const { answers } = serverWith([]);
  await renderScreen({ routes, at: '/brochureMap?box=153,-27,154,-26&broTypes=CP_AD', answers });
  expect(screen.getByRole('heading', { name: 'No offers in this area' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search everywhere' })).toHaveAttribute(
    'href',
    '/brochureMap?broTypes=CP_AD',
  );
});

test.each(['?box=153,-27,154,-26', '?at=-26.39,153.09&label=Bay+Street', '?mapArea=larkin'])(
  'the filters of the last visit do not replace %s',
  async (query) => {
    localStorage.setItem('selectedCategory', '"STAY"');
    localStorage.setItem('selectedMapArea', '"noosa"');
    const { answers, lists } = serverWith([mockBrochure(1, 'Two coffees', place)]);
    const { place: shown } = await renderScreen({ routes, at: `/brochureMap${query}`, answers });
    expect(shown.current).toBe(`/brochureMap${query}`);
    expect(lists.every(({ filter }) => filter.categories === undefined && !filter.mapAreas?.includes('noosa'))).toBe(
      true,
    );
  },
);

test('restores the filters of the last visit, and clears all of them at once', async () => {
  localStorage.setItem('selectedMapArea', '"noosa"');
  const { answers } = serverWith([mockBrochure(1, 'Two coffees', place)]);
  const { user, place: shown } = await renderScreen({ routes, at: '/brochureMap', answers });
  expect(shown.current).toBe('/brochureMap?mapArea=noosa');
  await user.click(screen.getByRole('link', { name: 'Clear' }));
  expect(shown.current).toBe('/brochureMap');
});

test('names an area without offers, and reports that it is empty', async () => {
  const box = { west: 130.82, south: -12.48, east: 130.86, north: -12.44 };
  const darwin = { id: 'area-darwin', did: 'bcdefghijklm', code: 'darwin-city', name: 'Darwin City', ...box };
  const { answers } = serverWith([], {
    mapAreas: ({ mapArea }: { mapArea?: string }) => ({ edges: mapArea === 'darwin-city' ? [{ node: darwin }] : [] }),
  });
  await renderScreen({ routes, at: '/brochureMap?mapArea=darwin-city', answers });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Local offers in Darwin City on the map');
  expect(screen.getByRole('heading', { name: 'No offers in Darwin City yet' })).toBeVisible();
  expect(screen.getByText(/^The map shows Darwin City\./)).toBeVisible();
});

test('sends a search without places to the list, which says what comes close', async () => {
  const { answers } = serverWith([]);
  await renderScreen({ routes, at: '/brochureMap?q=thai+pizza', answers });
  expect(screen.getByRole('heading', { name: 'Nothing on the map for “thai pizza”' })).toBeVisible();
  expect(screen.getByText(/says what comes close/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search the list' })).toHaveAttribute('href', '/?q=thai+pizza');
});

test('offers a retry after a failed load of the list', async () => {
  let isDown = true;
  const { answers } = serverWith([mockBrochure(1, 'Two coffees', place)]);
  const whole = answers['brochures'];
  answers['brochures'] = ((args: never, context: never) => {
    if (isDown) throw refusal('INTERNAL', 'Something went wrong.');
    return whole?.(args, context);
  }) as MockResolvers[string];
  const { user } = await renderScreen({ routes, at: '/brochureMap', answers });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Two coffees' })).toBeVisible();
});

test('the map has a skip link and usage instructions', async () => {
  const { answers } = serverWith([mockBrochure(1, 'Two coffees', place)]);
  await renderScreen({ routes, at: '/brochureMap', answers });
  const skip = screen.getByRole('link', { name: 'Skip the map, to the list of the same offers' });
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(
    screen.getByRole('region', { name: 'Offers on the map' }),
  );
  expect(screen.getByRole('application', { name: /arrow keys move it/ })).toBeVisible();
});
