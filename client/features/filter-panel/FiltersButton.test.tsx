import { act, screen, waitFor, within } from '@testing-library/react';
import type { BrochureFilter } from '../../generated/types';
import { mockNavigation } from '../../test/mockNavigation';
import type { MockResolvers } from '../../test/mockServer';
import { renderScreen } from '../../test/renderScreen';
import { nearMeStore } from '../browse-filters/near-me/nearMeStore';
import { useBrowseFilters } from '../browse-filters/useBrowseFilters';
import { FiltersButton } from './FiltersButton';

const counted = (counts: Record<string, number>) => Object.entries(counts).map(([value, count]) => ({ value, count }));

const facets = {
  types: counted({ CP_AD: 12, LP_AD: 3 }),
  categories: counted({ FOOD_DRINK: 34, FOOD_DRINK_CAFES: 1200 }),
  mapAreas: counted({ noosa: 5 }),
  suburbs: counted({ 'Noosa Heads QLD': 9, 'Carlton VIC': 2 }),
  ...{
    withPrice: counted({ true: 12 }),
    openNow: [],
    usableNow: counted({ true: 2 }),
    endsWithinDays: counted({ 7: 1 }),
  },
  ...{ minSaving: counted({ 25: 4 }), withinKm: counted({ 5: 2, 20: 8 }) },
};
const tooMany = Object.fromEntries(Object.keys(facets).map((name) => [name, null]));

function serverWith(counts: object = facets, totalCount = 34) {
  const asked: BrochureFilter[] = [];
  const answers: MockResolvers = {
    ...mockNavigation,
    brochures: () => ({ totalCount }),
    brochureFacets: ({ filter }: { filter: BrochureFilter }) => {
      asked.push(filter);
      return counts;
    },
  };
  return { answers, asked };
}

function Page() {
  return <FiltersButton filters={useBrowseFilters()} />;
}

async function open(at: string, server = serverWith()) {
  const view = await renderScreen({ routes: [{ path: '*', element: <Page /> }], at, answers: server.answers });
  await view.user.click(screen.getByRole('link', { name: 'Filters' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await panel.findByRole('button', { name: /^Show [\d,]+ results?$/ });
  return { ...view, panel, asked: server.asked };
}

const options = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);

afterEach(() => act(() => nearMeStore.set(null)));

it('offers every filter with the number of ads that it would leave', async () => {
  const { panel, place } = await open('/?q=surf');
  expect(options(panel.getByRole('combobox', { name: 'Category' }))).toEqual([
    ...['All categories', 'Food & drink (34)', '\u2003Cafés (1,200)'],
  ]);
  expect(options(panel.getByRole('combobox', { name: 'Area' }))).toEqual(['All areas', 'Noosa (5)']);
  expect(options(panel.getByRole('combobox', { name: 'Suburb or town' }))).toEqual([
    ...['All suburbs', 'Carlton VIC (2)', 'Noosa Heads QLD (9)'],
  ]);
  const names = [...panel.getAllByRole('checkbox'), ...panel.getAllByRole('radio')].map(
    (input) => input.closest('label')?.textContent,
  );
  expect(names).toEqual([
    ...['Offers, 12 results', 'Landing Pages, 3 results'],
    ...[
      'Open now, 0 results',
      'With a price, 12 results',
      'Coupon usable now, 2 results',
      'Ends within a week, 1 result',
    ],
    ...['Any', '25% off or more, 4 results', '50% off or more, 0 results'],
  ]);
  expect(place.current).toBe('/?q=surf');
});

it('counts anew with each choice, and leads to the list by one button', async () => {
  const { user, panel, place, asked } = await open('/?q=surf&sort=PRICE&mapArea=noosa');
  await user.selectOptions(panel.getByRole('combobox', { name: 'Category' }), 'FOOD_DRINK_CAFES');
  await user.click(panel.getByRole('checkbox', { name: /^Offers/ }));
  await user.click(panel.getByRole('checkbox', { name: /^With a price/ }));
  await user.click(panel.getByRole('checkbox', { name: /^Ends within a week/ }));
  await user.click(panel.getByRole('radio', { name: /^25% off/ }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      ...{ q: 'surf', categories: ['FOOD_DRINK_CAFES'], mapAreas: ['noosa'], types: ['CP_AD'] },
      ...{ withPrice: true, endsWithinDays: 7, minSaving: 25 },
    }),
  );
  await user.selectOptions(panel.getByRole('combobox', { name: 'Suburb or town' }), 'Carlton VIC');
  await user.click(await panel.findByRole('button', { name: 'Show 34 results' }));
  expect(place.current).toBe(
    '/?category=FOOD_DRINK_CAFES&mapArea=noosa&broTypes=CP_AD&q=surf&suburb=Carlton+VIC&withPrice=true&minSaving=25&endsWithinDays=7&sort=PRICE',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('cannot choose what leaves nothing, but can lift it', async () => {
  const { user, panel, asked } = await open('/?openNow=true');
  expect(panel.getByRole('radio', { name: /^50% off/ })).toBeDisabled();
  const openNow = panel.getByRole('checkbox', { name: /^Open now/ });
  expect(openNow).toBeEnabled();
  await user.click(openNow);
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('openNow', true));
});

it('shows no number where too many ads match, and still every filter', async () => {
  const { panel } = await open('/', serverWith({ ...tooMany, types: facets.types }, 71_000));
  expect(panel.queryByRole('combobox', { name: 'Suburb or town' })).toBeNull();
  expect(options(panel.getByRole('combobox', { name: 'Category' }))).toEqual([
    ...['All categories', 'Food & drink', '\u2003Cafés', 'Stay'],
  ]);
  expect(panel.getByRole('radio', { name: '50% off or more' })).toBeEnabled();
  expect(panel.getByRole('checkbox', { name: /^Offers\b.*\b12 results$/ })).toBeEnabled();
});

it.each([
  ['an unusual saving, which is not counted', '/?minSaving=30', 'radio', '30% off or more'],
  ['a category without ads', '/?category=GONE', 'option', 'Category'],
  ['a suburb that is not among the most frequent', '/?suburb=Nowhere', 'option', 'Nowhere'],
])('keeps %s', async (_what, at, role, name) => {
  const { user, panel, place } = await open(at);
  expect(panel.getByRole(role, { name })).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: /^Show 34/ }));
  expect(place.current).toBe(at);
});

it('limits the distance from the place of the address', async () => {
  const { user, panel, place, asked } = await open('/?near=-26.4,153.1&place=Noosa');
  const group = within(panel.getByRole('group', { name: 'Distance from Noosa' }));
  expect(group.getByRole('radio', { name: /^Within 1 km/ })).toBeDisabled();
  await user.click(group.getByRole('radio', { name: /^Within 5 km\b.*\b2 results$/ }));
  await waitFor(() => expect(asked.at(-1)?.near).toEqual({ latitude: -26.4, longitude: 153.1, withinKm: 5 }));
  await user.click(await panel.findByRole('button', { name: 'Show 34 results' }));
  expect(place.current).toBe('/?near=-26.4%2C153.1&place=Noosa&withinKm=5');
});

it('limits the distance from the visitor, whose position never is in the address', async () => {
  act(() => nearMeStore.set({ lat: -26.4, lon: 153.1 }));
  const { user, panel, place, asked } = await open('/');
  await user.click(panel.getByRole('radio', { name: /^Within 20 km/ }));
  await waitFor(() => expect(asked.at(-1)?.near).toEqual({ latitude: -26.4, longitude: 153.1, withinKm: 20 }));
  await user.click(await panel.findByRole('button', { name: 'Show 34 results' }));
  expect(place.current).toBe('/?withinKm=20');
});

it('without a place it says how to get one', async () => {
  const { panel } = await open('/');
  expect(panel.getByRole('button', { name: 'Near Me' })).toBeVisible();
  expect(panel.queryByRole('radio', { name: /^Within/ })).toBeNull();
});

it('clears all filters but search and order, and begins anew when it opens again', async () => {
  const { user, panel, place } = await open('/?q=surf&sort=PRICE&minSaving=25&category=STAY');
  await user.click(panel.getByRole('checkbox', { name: /^Offers/ }));
  await user.click(panel.getByRole('link', { name: 'Clear filters' }));
  expect(place.current).toBe('/?q=surf&sort=PRICE');
  await user.click(screen.getByRole('link', { name: 'Filters' }));
  expect(await screen.findByRole('checkbox', { name: /^Offers/ })).not.toBeChecked();
});

it('still filters when the counts cannot be loaded', async () => {
  const answers: MockResolvers = {
    ...mockNavigation,
    brochureFacets: () => {
      throw new Error('lost');
    },
  };
  const { user, place } = await renderScreen({ routes: [{ path: '*', element: <Page /> }], at: '/', answers });
  await user.click(screen.getByRole('link', { name: 'Filters' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Open now' }));
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  expect(place.current).toBe('/?openNow=true');
});
