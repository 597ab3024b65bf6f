import { screen } from '@testing-library/react';
import { mockBrochure, mockConnection } from '../../../test/mockBrochure';
import { mockNavigation } from '../../../test/mockNavigation';
import { renderScreen } from '../../../test/renderScreen';
import BrochureListScreen from './BrochureListScreen';

// each of these tests is the first sight of the list since the page was loaded
jest.mock('../../../features/browse-filters/restoring/arrival', () => ({
  isArrival: () => true,
  markArrived: () => undefined,
}));

const routes = [{ path: '/', element: <BrochureListScreen /> }];
const answers = { ...mockNavigation, brochures: () => mockConnection([mockBrochure(1, 'Sea view')]) };
const arriveAt = (at: string) => renderScreen({ routes, at, answers });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('an address without filters takes up those of the last visit', async () => {
  localStorage.setItem('selectedCategory', '"STAY"');
  localStorage.setItem('selectedMapArea', '"noosa"');
  localStorage.setItem('typeFilter', '"CP_AD"');
  const { place } = await arriveAt('/');
  expect(place.current).toBe('/?category=STAY&mapArea=noosa&broTypes=CP_AD');
});

it('filters in the address win, and are stored', async () => {
  localStorage.setItem('selectedCategory', '"STAY"');
  localStorage.setItem('typeFilter', '"CP_AD"');
  const { place } = await arriveAt('/?mapArea=noosa');
  expect(place.current).toBe('/?mapArea=noosa');
  expect(localStorage.getItem('selectedMapArea')).toBe('"noosa"');
  expect(localStorage.getItem('selectedCategory')).toBeNull();
  expect(localStorage.getItem('typeFilter')).toBeNull();
});

it.each(['/?id=5', '/?q=tea'])('%s chooses no filter: those of the last visit stay for the next one', async (at) => {
  localStorage.setItem('selectedMapArea', '"noosa"');
  const { place } = await arriveAt(at);
  expect(place.current).toBe(at);
  expect(localStorage.getItem('selectedMapArea')).toBe('"noosa"');
});

it('a stored category that has nothing to show is dropped, with a notice', async () => {
  localStorage.setItem('selectedCategory', '"CLOSED_DOWN"');
  localStorage.setItem('selectedMapArea', '"noosa"');
  const { place } = await arriveAt('/');
  expect(place.current).toBe('/?mapArea=noosa');
  expect(screen.getByText('The category you chose last time has no offers any more and was lifted.')).toBeVisible();
  expect(localStorage.getItem('selectedCategory')).toBeNull();
});

it.each(['not json', '{"a":1}', '[]', 'null'])('what is stored as %s is no filter', async (stored) => {
  localStorage.setItem('selectedCategory', stored);
  localStorage.setItem('typeFilter', stored);
  const { place } = await arriveAt('/');
  expect(place.current).toBe('/');
});
