import { siteName } from '../../shared/site';
import { act, screen, within } from '@testing-library/react';
import { mockNavigation } from '../../test/mockNavigation';
import { renderScreen } from '../../test/renderScreen';
import { noFilters, type BrowseFilters } from '../browse-filters/BrowseFilters';
import { nearMeStore } from '../browse-filters/near-me/nearMeStore';
import { activeFilters } from './activeFilters';
import { ChosenFilters } from './ChosenFilters';
import { MobileMenu } from './MobileMenu';
import { SiteHeader } from './SiteHeader';
import { countFitting } from './categories/useFittingCount';
import type { SiteNavigation } from './useSiteNavigation';

const cafes = { __typename: 'Category', id: 'category-cafes', code: 'FOOD_DRINK_CAFES', name: 'Cafés' } as const;
const navigation: SiteNavigation = {
  categories: [
    {
      ...{ __typename: 'Category', id: 'category-food', code: 'FOOD_DRINK', name: 'Food & drink', icon: 'CUP' },
      subCategories: [cafes],
    },
  ],
  mapAreas: [{ __typename: 'MapArea', id: 'area-noosa', did: 'abcdefghijkl', code: 'noosa', name: 'Noosa' }],
  isReady: true,
  isWhole: true,
};

const hrefsIn = (element: HTMLElement) =>
  Object.fromEntries(
    within(element)
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );

describe('the header', () => {
  const asked: string[][] = [];
  const answers = {
    ...mockNavigation,
    categories: ({ types }: { types: string[] }) => (asked.push(types), mockNavigation.categories()),
  };
  const open = (at: string) =>
    renderScreen({ routes: [{ path: '*', element: <SiteHeader withCategories /> }], at, answers });
  const search = () => screen.getByLabelText('Search offers');

  it('searches within the other filters, and lifts the search by an empty one', async () => {
    const { user, place } = await open('/?category=STAY&q=surf');
    expect(search()).toHaveValue('surf');
    await user.clear(search());
    await user.type(search(), '  fish & chips {Enter}');
    expect(place.current).toBe('/?category=STAY&q=fish+%26+chips');
    await user.clear(search());
    await user.type(search(), '   {Enter}');
    expect(place.current).toBe('/?category=STAY');
  });

  it('shows the words of the address again after the visitor has gone back', async () => {
    const { user } = await open('/?q=surf');
    await user.type(search(), 'ing{Enter}');
    expect(search()).toHaveValue('surfing');
    await user.click(screen.getByRole('link', { name: `${siteName}, home` }));
    expect(search()).toHaveValue('');
  });

  it('keeps the other filters in a search without JavaScript', async () => {
    await open('/?category=STAY&broTypes=CP_AD&q=surf');
    const data = [...new FormData(search().closest('form')!)];
    expect(data).toEqual([
      ['category', 'STAY'],
      ['broTypes', 'CP_AD'],
      ['q', 'surf'],
    ]);
  });

  it('keeps the filters on the way to the map, and starts afresh from other pages', async () => {
    const { unmount } = await open('/?category=STAY');
    const toMap = () => screen.getAllByTitle('Show on Map')[0];
    expect(toMap()).toHaveAttribute('href', '/brochureMap?category=STAY');
    unmount();
    await open('/details/7?category=STAY');
    expect(toMap()).toHaveAttribute('href', '/brochureMap');
  });

  it('asks for the categories of the types that are listed', async () => {
    asked.length = 0;
    const { unmount } = await open('/?broTypes=BRO_AD');
    unmount();
    await open('/');
    expect(asked).toEqual([['BRO_AD'], ['LP_AD', 'CP_AD', 'BLD_AD']]);
  });

  it('leads each category to the list with the other filters, and marks the chosen one', async () => {
    await open('/?category=FOOD_DRINK_CAFES&mapArea=noosa');
    const categories = await screen.findByRole('navigation', { name: 'Categories' });
    expect(hrefsIn(categories)).toMatchObject({
      'All Categories': '/?mapArea=noosa',
      'All Food & drink': '/?category=FOOD_DRINK&mapArea=noosa',
      Cafés: '/?category=FOOD_DRINK_CAFES&mapArea=noosa',
      'All Stay': '/?category=STAY&mapArea=noosa',
    });
    const marked = within(categories).getAllByRole('link', { current: true, hidden: true });
    expect(new Set(marked.map((link) => link.textContent))).toEqual(new Set(['Cafés']));
  });
});

describe('the choice of an area', () => {
  it.each([
    ['/?category=STAY', '/?category=STAY&mapArea=noosa', '/?category=STAY'],
    ['/brochureMap', '/brochureMap?mapArea=noosa', '/brochureMap'],
    ['/details/7', '/?mapArea=noosa', '/'],
  ])('on %s leads to %s', async (at, ofArea, ofAll) => {
    const routes = [{ path: '*', element: <MobileMenu navigation={navigation} /> }];
    await renderScreen({ routes, at });
    await screen.findByRole('link', { name: 'Noosa', hidden: true });
    expect(hrefsIn(screen.getByRole('dialog', { hidden: true }))).toMatchObject({ Noosa: ofArea, 'All areas': ofAll });
  });

  it.each(['noosa', 'abcdefghijkl'])('knows the area %s by code and by did', async (mapArea) => {
    const routes = [{ path: '*', element: <MobileMenu navigation={navigation} /> }];
    await renderScreen({ routes, at: `/?mapArea=${mapArea}` });
    const chosen = await screen.findByRole('link', { name: 'Noosa', hidden: true });
    expect(chosen).toHaveAttribute('aria-current', 'true');
  });
});

describe('the menu of a phone', () => {
  const open = () =>
    renderScreen({ routes: [{ path: '*', element: <MobileMenu navigation={navigation} /> }], at: '/' });
  const menu = () => screen.queryByRole('dialog', { name: 'Menu' });

  it('opens as a dialog and closes by its button', async () => {
    const { user } = await open();
    expect(menu()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(menu()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(menu()).toBeNull();
  });

  it('closes after a choice and on its backdrop, but not inside', async () => {
    const { user, place } = await open();
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    await user.click(screen.getByText('Browse'));
    expect(menu()).not.toBeNull();
    await user.click(menu()!);
    expect(menu()).toBeNull();
    await user.click(button);
    await user.click(screen.getByRole('link', { name: 'PDF Maps' }));
    expect(menu()).toBeNull();
    expect(place.current).toBe('/maps-download');
  });
});

describe('the chosen filters', () => {
  const all: BrowseFilters = {
    ...{ category: 'FOOD_DRINK_CAFES', mapArea: 'abcdefghijkl', types: ['CP_AD'], q: 'surf', vendorId: 4, ids: [1, 2] },
    businessOf: 7,
    ...{
      openNow: true,
      usableNow: true,
      sort: null,
      place: { name: 'Noosa Heads QLD', lat: -26.4, lon: 153.1 },
      withinKm: 5,
    },
    ...{ suburb: 'Noosaville', withPrice: true, minSaving: 25, endsWithinDays: 7 },
  };

  it('have the names that people chose', () => {
    const labels = activeFilters(all, navigation).map(({ label }) => label);
    expect(labels).toEqual([
      'Cafés',
      'Noosa',
      'Offers',
      '“surf”',
      'Noosaville',
      'with a price',
      '25% off or more',
      'ends within a week',
      'open now',
      'coupon usable now',
      'near Noosa Heads QLD',
      'within 5 km',
      'Business',
      'Business',
      '2 ads',
    ]);
  });

  it('are lifted one at a time', () => {
    const names = [
      ...(['category', 'mapArea', 'types', 'q', 'suburb', 'withPrice', 'minSaving', 'endsWithinDays'] as const),
      ...(['openNow', 'usableNow', 'place', 'withinKm', 'vendorId', 'businessOf', 'ids'] as const),
    ];
    const lifted = activeFilters(all, navigation).map(({ without }) => without);
    expect(lifted).toEqual(names.map((name) => ({ ...all, [name]: noFilters[name] })));
  });

  it('have a general name when the category or area has no content any more', () => {
    const labels = activeFilters({ ...noFilters, category: 'GONE', mapArea: 'gone' }, navigation);
    expect(labels.map(({ label }) => label)).toEqual(['Category', 'Area']);
  });

  const draw = (filters: BrowseFilters) =>
    renderScreen({
      routes: [{ path: '*', element: <ChosenFilters filters={filters} navigation={navigation} /> }],
      at: '/?q=surf',
    });

  it('are cleared together, with the position', async () => {
    nearMeStore.set({ lat: -26, lon: 153 });
    const { user, place } = await draw({ ...noFilters, q: 'surf', category: 'STAY' });
    expect(screen.getByRole('link', { name: '“surf” , lift this filter' })).toHaveAttribute('href', '/?category=STAY');
    await user.click(screen.getByRole('link', { name: 'Clear' }));
    expect(place.current).toBe('/');
    expect(nearMeStore.get()).toBeNull();
  });

  it('are no list when there are none', async () => {
    await act(() => draw(noFilters));
    expect(screen.queryByRole('list')).toBeNull();
  });
});

it('counts how many items fit beside “More”, which all of them together do not need', () => {
  expect(countFitting([50, 30, 30, 30, 40], 140)).toBe(3);
  expect(countFitting([50, 30, 30, 30, 40], 139)).toBe(1);
  expect(countFitting([50, 30, 30, 30, 40], 150)).toBe(3);
  expect(countFitting([50, 30, 30, 30, 40], 60)).toBe(0);
});
