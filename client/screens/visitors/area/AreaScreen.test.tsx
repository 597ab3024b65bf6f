import { screen, within } from '@testing-library/react';
import type { BrochureFilter } from '../../../generated/types';
import { mockBrochure, mockConnection } from '../../../test/mockBrochure';
import { mockNavigation } from '../../../test/mockNavigation';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import AreaScreen from './AreaScreen';

const routes = [{ path: '/areas/:area/:category?', element: <AreaScreen /> }];

const food = { id: 'f', code: 'FOOD', name: 'Food & drink', icon: 'CUP', parent: null };
const cafes = { ...food, id: 'c', code: 'FOOD_CAFES', name: 'Cafés', parent: food };
const place = { gridColumns: 4, gridRows: 4, state: 'QLD', streetsCount: 12 };
const gympie = { id: 'g', code: 'gympie', name: 'Gympie', activeBrochuresCount: 2 };
const noosa = {
  ...{ id: 'n', did: 'did-of-noosa', code: 'noosa', name: 'Noosa', activeBrochuresCount: 9, ...place },
  nearest: [{ distanceKm: 46.2, mapArea: gympie }],
  categories: [
    { category: food, activeBrochuresCount: 9 },
    { category: cafes, activeBrochuresCount: 4 },
  ],
};
function server(count = 9) {
  const asked: BrochureFilter[] = [];
  const ads = Array.from({ length: count }, (_, at) =>
    mockBrochure(at + 1, `Offer ${at + 1}`, {
      validTo: at === 0 ? '2099-12-24' : null,
      type: at < 2 ? 'CP_AD' : 'LP_AD',
    }),
  );
  const answers: MockResolvers = {
    ...mockNavigation,
    mapAreas: ({ mapArea }: { mapArea?: string }) => ({
      edges: [noosa]
        .filter(({ code, did }) => mapArea == null || mapArea === code || mapArea === did)
        .map((node) => ({ node })),
    }),
    printedMaps: () => ({ edges: [] }),
    brochures: (args: { first: number; filter: BrochureFilter }) => {
      asked.push(args.filter);
      return mockConnection(ads, args);
    },
  };
  return { answers, asked };
}

it('shows what an area has: categories with numbers, new offers, those that end, and areas nearby', async () => {
  const { answers, asked } = server();
  await renderScreen({ routes, at: '/areas/noosa', answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Noosa' })).toBeVisible();
  const links = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links('Categories of Noosa')).toEqual([['Food & drink99 offers and businesses', '/areas/noosa/FOOD']]);
  expect(links('Areas nearby')).toEqual([
    ['All areas', '/areas'],
    ['Gympie46 km · 2 offers and businesses', '/areas/gympie'],
  ]);
  expect(within(screen.getByRole('region', { name: 'Ends soon' })).getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Show all\b.*New$/ })).toHaveAttribute(
    'href',
    '/?mapArea=noosa&sort=NEWEST',
  );
  expect(screen.getByText('2 offers · 7 businesses')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Streets index' })).toHaveAttribute('href', '/streets-index?mapArea=noosa');
  expect(asked[0]).toMatchObject({ mapAreas: ['noosa'], statuses: ['PUBLISHED'] });
});

it('shows few offers once', async () => {
  await renderScreen({ routes, at: '/areas/noosa', answers: server(5).answers });
  expect(await screen.findByRole('region', { name: 'Offers here' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'New' })).toBeNull();
});

it('shows a category in it, with the way back', async () => {
  const { answers, asked } = server();
  await renderScreen({ routes, at: '/areas/noosa/FOOD', answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Food & drink in Noosa' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Cafés/ })).toHaveAttribute('href', '/areas/noosa/FOOD_CAFES');
  expect(screen.getByRole('link', { name: 'Noosa' })).toHaveAttribute('href', '/areas/noosa');
  expect(asked[0]).toMatchObject({ categories: ['FOOD'], mapAreas: ['noosa'] });
});

it.each(['/areas/nowhere', '/areas/noosa/NOTHING'])('has nothing at %s', async (at) => {
  await renderScreen({ routes, at, answers: server().answers });
  expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
});

it('shows what is open now, with a link to all of it', async () => {
  await renderScreen({ routes, at: '/areas/noosa', answers: server().answers });
  expect(within(await screen.findByRole('region', { name: 'Open now' })).getAllByRole('article')).toHaveLength(4);
  expect(screen.getByRole('link', { name: /^Show all\b.*Open now$/ })).toHaveAttribute(
    'href',
    '/?mapArea=noosa&openNow=true',
  );
});

it.each([
  ['/areas/NOOSA', '/areas/noosa'],
  ['/areas/did-of-noosa', '/areas/noosa'],
  ['/areas/noosa/', '/areas/noosa'],
  ['/areas/noosa/food?utm_source=mail', '/areas/noosa/FOOD?utm_source=mail'],
])('%s leads to %s', async (at, expected) => {
  const { place } = await renderScreen({ routes, at, answers: server().answers });
  await screen.findByRole('heading', { level: 1 });
  expect(place.current).toBe(expected);
});

it('offers another try when the area cannot be loaded', async () => {
  const { answers } = server();
  let broken = true;
  const mapAreas = (args: never) => {
    if (broken) throw refusal('UNAVAILABLE', 'Come back later.');
    return (answers['mapAreas'] as (given: never) => unknown)(args);
  };
  const { user } = await renderScreen({ routes, at: '/areas/noosa', answers: { ...answers, mapAreas } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Noosa' })).toBeVisible();
});

describe('the printed map of an area', () => {
  const map = {
    ...{ id: 'm', paper: 'A4', orientation: 'LANDSCAPE', byteSize: 900_000, madeAt: '2026-11-19T20:00:00Z' },
    ...{ url: '/maps/noosa.pdf', previewUrl: '/maps/noosa.webp' },
  };
  const open = async (shown: object) => {
    const printedMaps = jest.fn((_asked: object) => ({ edges: [{ node: shown }] }));
    await renderScreen({ routes, at: '/areas/noosa', answers: { ...server().answers, printedMaps } });
    await screen.findByRole('heading', { level: 1, name: 'Noosa' });
    return printedMaps;
  };

  it('is a PDF with its picture, beside the map online', async () => {
    const printedMaps = await open(map);
    const section = within(screen.getByRole('region', { name: 'Map of Noosa' }));
    const pdf = section.getByRole('link', { name: 'Download PDF of the map of Noosa' });
    expect(pdf).toHaveAttribute('href', '/maps/noosa.pdf');
    expect(pdf).toHaveAttribute('download', 'noosa-map-a4-landscape-2026-11-20.pdf');
    const picture = section.getByRole('img', { name: 'First page of the map of Noosa' });
    expect(picture).toHaveAttribute('src', '/maps/noosa.webp');
    expect(section.getByRole('link', { name: 'Map online' })).toHaveAttribute('href', '/brochureMap?mapArea=noosa');
    expect(printedMaps.mock.calls[0]?.[0]).toEqual({ first: 1, mapArea: 'noosa' });
  });

  it('has no place until its file is there', async () => {
    await open({ ...map, url: null, byteSize: null, madeAt: null });
    expect(screen.queryByRole('region', { name: 'Map of Noosa' })).toBeNull();
  });
});
