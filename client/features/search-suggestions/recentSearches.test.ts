import {
  addRecentSearch,
  loadRecentSearches,
  readRecentSearches,
  recentSearches,
  removeRecentSearch,
} from './recentSearches';

beforeEach(() => localStorage.clear());

it('keeps the last five on the device, newest first, each once', () => {
  for (const text of ['tea', 'Cafe', 'tours', 'cafe ', 'surf', 'kayak', 'bread', ' ']) addRecentSearch(text);
  expect(recentSearches.get()).toEqual(['bread', 'kayak', 'surf', 'cafe', 'tours']);
  removeRecentSearch('surf');
  recentSearches.set([]);
  loadRecentSearches();
  expect(recentSearches.get()).toEqual(['bread', 'kayak', 'cafe', 'tours']);
});

it.each([undefined, null, 7, 'tea', {}, [1, null, ''], ['x'.repeat(201)]])('reads nothing from %j', (stored) => {
  expect(readRecentSearches(stored)).toEqual([]);
});
