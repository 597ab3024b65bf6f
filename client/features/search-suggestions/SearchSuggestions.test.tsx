import { act, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { mockNavigation } from '../../test/mockNavigation';
import { refusal, type MockResolvers } from '../../test/mockServer';
import { renderScreen } from '../../test/renderScreen';
import { SearchBox } from '../site-navigation/SearchBox';
import { noFilters } from '../browse-filters/BrowseFilters';
import SearchSuggestions from './SearchSuggestions';
import { clearRecentSearches } from './recentSearches';

const none = { detail: null, code: null, databaseId: null, type: null, latitude: null, longitude: null };
const suggestions = [
  { ...none, kind: 'CATEGORY', text: 'Cafés', detail: 'Food & drink', code: 'FOOD_CAFES' },
  { ...none, kind: 'SUBURB', text: 'Coolum', detail: 'QLD 4573', latitude: -26.5, longitude: 153 },
  { ...none, kind: 'BUSINESS', text: 'Coast Roasters', databaseId: 7, type: 'LP_AD' },
];

function server(changes: MockResolvers = {}) {
  const asked: string[] = [];
  const searchSuggestions = ({ query }: { query: string }) => {
    asked.push(query);
    return suggestions;
  };
  return { asked, answers: { ...mockNavigation, searchSuggestions, ...changes } };
}

const routes = [{ path: '*', element: <SearchBox /> }];
const box = () => screen.findByRole('combobox', { name: 'Search offers' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

async function typeInto(text: string, { answers } = server(), at = '/') {
  const view = await renderScreen({ routes, at, answers });
  await view.user.click(screen.getByLabelText('Search offers'));
  const input = await box();
  if (text !== '') await view.user.type(input, text);
  return { ...view, input };
}

beforeEach(() => clearRecentSearches());

it('moves through the suggestions by the arrow keys, and the focus stays in the box', async () => {
  const { user, input } = await typeInto('co');
  await screen.findByRole('option', { name: /Cafés/ });
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('listbox', { name: 'Suggestions' })).toHaveAttribute(
    'id',
    input.getAttribute('aria-controls'),
  );
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    ...['Categories', 'Suburbs', 'Businesses and offers'],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
  expect(active(input)).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(active(input)).toBe('Cafés Food & drink');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Cafés');
  await user.keyboard('{ArrowUp}');
  expect(active(input)).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(active(input)).toBe('Coast Roasters');
  expect(input).toHaveFocus();
});

it('suggests for letters that were typed while it was loading', async () => {
  function TypesMeanwhile() {
    useLayoutEffect(() => {
      const input = document.querySelector('input');
      if (input) input.value = 'coast';
    }, []);
    return null;
  }
  const element = (
    <>
      <input id="box" aria-label="Search offers" defaultValue="c" />
      <SearchSuggestions inputId="box" filters={noFilters} />
      <TypesMeanwhile />
    </>
  );
  const { asked, answers } = server();
  await renderScreen({ routes: [{ path: '*', element }], at: '/', answers });
  await screen.findByRole('option', { name: /Coast Roasters/ });
  expect(asked).toEqual(['coast']);
});

it.each([
  ['{ArrowDown}', '/?category=FOOD_CAFES'],
  ['{ArrowDown}{ArrowDown}', '/?near=-26.5%2C153&place=Coolum+QLD+4573'],
  ['{ArrowUp}', '/details/7'],
])('%s and Enter lead to %s', async (keys, path) => {
  const { user, place } = await typeInto('co');
  await screen.findByRole('option', { name: /Cafés/ });
  await user.keyboard(`${keys}{Enter}`);
  await waitFor(() => expect(place.current).toBe(path));
});

it('Enter without a choice searches for the words, which are suggested again later', async () => {
  const { user, place, input } = await typeInto('coffee');
  await screen.findByRole('option', { name: /Cafés/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place.current).toBe('/?q=coffee'));
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.clear(await box());
  await waitFor(() => expect(options()).toEqual(['coffee']));
  await user.keyboard('{ArrowDown}{Delete}');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(input).toBeDefined();
});

it('Escape and leaving close the list; typing opens it again', async () => {
  const { user, input } = await typeInto('co');
  await screen.findByRole('option', { name: /Cafés/ });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input).toHaveValue('co');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('f');
  expect(await screen.findByRole('listbox')).toBeVisible();
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

it('a press chooses', async () => {
  const { user, place } = await typeInto('co');
  await user.click(await screen.findByRole('option', { name: 'Coast Roasters' }));
  await waitFor(() => expect(place.current).toBe('/details/7'));
});

it('asks once for a word that is typed quickly', async () => {
  const given = server();
  await typeInto('coffee', given);
  await screen.findByRole('option', { name: /Cafés/ });
  expect(given.asked).toEqual(['coffee']);
});

it('keeps the box when suggestions fail', async () => {
  const { answers, asked } = server({
    searchSuggestions: () => {
      throw refusal('UNAVAILABLE', 'Come back later.');
    },
  });
  const { user, place } = await typeInto('tea', { answers, asked });
  await act(() => new Promise((pass) => setTimeout(pass, 300)));
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place.current).toBe('/?q=tea'));
});

it('clears all recent searches', async () => {
  const { user } = await typeInto('tea');
  await user.keyboard('{Enter}');
  await user.clear(await box());
  const panel = within(await screen.findByRole('search'));
  await user.click(await panel.findByRole('button', { name: 'Clear recent searches' }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(localStorage.getItem('recentSearches')).toBeNull();
});

it('suggests to a visitor who was in the box before the page hydrated', async () => {
  const focused = jest.spyOn(Document.prototype, 'activeElement', 'get');
  focused.mockImplementation(() => document.querySelector('[name="q"]'));
  await renderScreen({ routes, at: '/', answers: server().answers });
  focused.mockRestore();
  expect(await box()).toBeInTheDocument();
});

it('says how exact the place of a house number is, and leads to it on the map', async () => {
  const address = { ...none, kind: 'ADDRESS', detail: 'Darwin City', latitude: -12.46, longitude: 130.84 };
  const found = [
    { ...address, text: '12 Mitchell Street', precision: 'NUMBER' },
    { ...address, text: '14 Mitchell Street', precision: 'BETWEEN' },
    { ...address, text: '900 Mitchell Street', precision: 'STREET' },
  ];
  const { user, place } = await typeInto('mitchell', server({ searchSuggestions: () => found }));
  await screen.findByRole('option', { name: /12 Mitchell/ });
  expect(options()).toEqual([
    '12 Mitchell Street Darwin City',
    '14 Mitchell Street Darwin City, approximate',
    '900 Mitchell Street Darwin City, middle of the street',
  ]);
  await user.click(screen.getByRole('option', { name: /14 Mitchell/ }));
  const { pathname, searchParams } = new URL(place.current, 'https://any.example');
  expect(pathname).toBe('/brochureMap');
  expect([searchParams.get('at'), searchParams.get('label')]).toEqual([
    '-12.46,130.84',
    '14 Mitchell Street (approximate)',
  ]);
});
