import type { KeptEdge } from '../../../../shared/keptMapAreas';
import { nameOfArea } from './nameOfArea';

const box = { west: 153, south: -27, east: 153.2, north: -26.8 };
const at = (city: string | null): KeptEdge => {
  const node = { id: 'b', databaseId: 1, address: { city } };
  return { node };
};
const edges = (ChosenOffers: KeptEdge[]) => ({ edges: { ChosenOffers, MarksOfMap: [], BrochureMapScreen: [] } });

it.each([
  [['Noosa Heads', 'Noosaville', 'Noosaville'], 'Noosaville'],
  [[null, ' ', 'Byron Bay'], 'Byron Bay'],
  [[null], '26.90° S, 153.10° E'],
  [[], '26.90° S, 153.10° E'],
])('%j: %s', (cities, name) => {
  expect(nameOfArea(edges(cities.map(at)), box)).toBe(name);
});
