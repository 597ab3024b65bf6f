import type { MapMarker } from '../MapMarker';
import { prominentMarkers } from './prominentMarkers';

const marker = (count: number, values: Partial<MapMarker> = {}): MapMarker => ({
  ...{ __typename: 'BrochureMarker', latitude: -26, longitude: 153, count, couponsCount: 0, atdwCount: 0 },
  ...{ type: 'LP_AD', databaseIds: [1], west: 153, south: -26, east: 153.1, north: -26, ...values },
});
const crowd = (count: number) => marker(count, { databaseIds: [] });
const door = (count: number) => marker(count, { east: 153 });

const counts = (...marks: [MapMarker, x: number, y: number][]) =>
  [
    ...prominentMarkers(
      marks.map(([mark, x, y]) => ({ marker: mark, x, y })),
      [],
    ),
  ].map(({ count }) => count);

it('numbers crowds and doors; single ads and small groups stay dots', () => {
  expect(counts([crowd(300), 0, 0], [door(3), 100, 0], [marker(1), 200, 0], [marker(5), 300, 0])).toEqual([300, 3]);
});

it('gives the larger of two that overlap its number', () => {
  expect(counts([crowd(30), 0, 0], [crowd(300), 40, 0], [crowd(40), 90, 0])).toEqual([300, 40]);
});

it('leaves labels their place', () => {
  const label = { left: -40, right: 40, top: -38, bottom: 0 };
  expect([...prominentMarkers([{ marker: crowd(99), x: 0, y: 10 }], [label])]).toEqual([]);
});

it('shows a bounded number of numbers', () => {
  const many = Array.from({ length: 200 }, (_, at): [MapMarker, number, number] => [crowd(100 + at), at * 60, 0]);
  expect(counts(...many)).toHaveLength(20);
  expect(counts(...many)[0]).toBe(299);
});
