import { restoreFilters } from './restoreFilters';

const visit = (address: string): string | null => {
  window.history.replaceState(null, '', address);
  let to: string | null = null;
  restoreFilters((next) => (to = next));
  return to;
};
const html = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  html.removeAttribute('data-holds');
});

it('leads to the filters of the last visit, and shows nothing of the page that is left', () => {
  localStorage.setItem('typeFilter', '"CP_AD"');
  expect(visit('/')).toBe('/?broTypes=CP_AD');
  expect(html.dataset['holds']).toBe('redirect');
});

it('leaves alone what the address says, and pages without filters', () => {
  localStorage.setItem('selectedMapArea', '"noosa"');
  expect(visit('/brochureMap?box=153,-27,154,-26')).toBeNull();
  expect(visit('/terms-and-conditions')).toBeNull();
  expect(html.dataset['holds']).toBeUndefined();
});

it('back and forward lead to what was there', () => {
  localStorage.setItem('typeFilter', '"CP_AD"');
  const entries = jest.spyOn(performance, 'getEntriesByType');
  entries.mockReturnValue([{ type: 'back_forward' } as PerformanceNavigationTiming]);
  expect(visit('/')).toBeNull();
  entries.mockRestore();
});

it('holds the list back where the browser orders it by distance', () => {
  localStorage.setItem('nearMeFilter', '{"isOn":true,"lat":-26.4,"lon":153.1}');
  visit('/');
  expect(html.dataset['holds']).toBe('near-me');
});

it('does not where the address names another place, or near me is off', () => {
  localStorage.setItem('nearMeFilter', '{"isOn":true,"lat":-26.4,"lon":153.1}');
  visit('/?near=-26.4,153.1&place=Noosa');
  localStorage.setItem('nearMeFilter', '{"isOn":false}');
  visit('/');
  expect(html.dataset['holds']).toBeUndefined();
});

it('holds "nothing found" back at a restored address until it is known that its filters still exist', () => {
  localStorage.setItem('selectedCategory', '"CLOSED_DOWN"');
  const to = visit('/') ?? '';
  visit(to);
  expect(html.dataset['holds']).toBe('restored');
});

it.each(['not json', '{"a":1}', '[]', 'null'])('what is stored as %s is no filter', (stored) => {
  localStorage.setItem('selectedCategory', stored);
  expect(visit('/')).toBeNull();
});
