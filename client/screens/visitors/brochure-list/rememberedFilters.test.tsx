import { screen } from '@testing-library/react';
import { mockBrochure, mockConnection } from '../../../test/mockBrochure';
import { mockNavigation } from '../../../test/mockNavigation';
import { renderScreen } from '../../../test/renderScreen';
import BrochureListScreen from './BrochureListScreen';

// each test needs a fresh page load
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

it('restores the filters of the last visit if the address has none', async () => {
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

it.each(['/?id=5', '/?q=tea'])('%s selects no filter: those of the last visit stay for the next one', async (at) => {
  localStorage.setItem('selectedMapArea', '"noosa"');
  const { place } = await arriveAt(at);
  expect(place.current).toBe(at);
  expect(localStorage.getItem('selectedMapArea')).toBe('"noosa"');
});

it('drops a stored category without ads, with a notice', async () => {
  localStorage.setItem('selectedCategory', '"CLOSED_DOWN"');
  localStorage.setItem('selectedMapArea', '"noosa"');
  const { place } = await arriveAt('/');
  expect(place.current).toBe('/?mapArea=noosa');
  expect(screen.getByText('The category you chose last time has no offers any more and was lifted.')).toBeVisible();
  expect(localStorage.getItem('selectedCategory')).toBeNull();
});

it.each(['not json', '{"a":1}', '[]', 'null'])('the stored value %s is no filter', async (stored) => {
  localStorage.setItem('selectedCategory', stored);
  localStorage.setItem('typeFilter', stored);
  const { place } = await arriveAt('/');
  expect(place.current).toBe('/');
});
