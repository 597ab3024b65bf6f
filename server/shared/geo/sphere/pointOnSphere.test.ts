import { chordFromKm } from './chordFromKm';
import { kmFromChord } from './kmFromChord';
import { pointOnSphere } from './pointOnSphere';
import { furthestKm } from './sphere';

const distance = (from: [number, number], to: [number, number]) =>
  kmFromChord(Math.hypot(...pointOnSphere(...from).map((value, at) => value - (pointOnSphere(...to)[at] ?? 0))));

test.each<[string, [number, number], [number, number], number]>([
  ['Melbourne to Sydney', [-37.8136, 144.9631], [-33.8688, 151.2093], 713.4],
  ['Brisbane to Perth', [-27.4698, 153.0251], [-31.9523, 115.8613], 3605.9],
  ['across the date line', [-17, 179.9], [-17, -179.9], 21.3],
  ['the same place', [-27, 153], [-27, 153], 0],
  ['the other side of the earth', [0, 0], [0, 180], furthestKm],
])('%s', (_, from, to, km) => {
  expect(distance(from, to)).toBeCloseTo(km, 0);
});

test('surface and straight distance convert into each other', () => {
  for (const km of [0, 0.001, 1, 250, 20_000]) expect(kmFromChord(chordFromKm(km))).toBeCloseTo(km, 6);
  expect(kmFromChord(chordFromKm(1e9))).toBeCloseTo(furthestKm, 6);
});
