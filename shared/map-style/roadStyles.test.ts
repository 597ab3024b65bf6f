import { rankOfRoad, readRoadClass, roadClasses, roadClassOf, type RoadClass } from './roadClasses';
import { roadPixels, roadStyles } from './roadStyles';

it.each([
  ['motorway_link', 'motorway', 1],
  ['Freeway', 'motorway', 1],
  ['trunk', 'trunk', 1],
  ['Arterial', 'primary', 1],
  ['Council Major', 'secondary', 2],
  ['tertiary_link', 'tertiary', 2],
  ['residential', 'minor', 3],
  ['Private', 'service', 4],
  ['footway', 'path', 4],
  ['', 'minor', 3],
  ['toString', 'minor', 3],
] as const)('reads the class "%s" as %s, of rank %d', (word, expected, rank) => {
  expect(readRoadClass(word)).toBe(expected);
  expect(rankOfRoad(expected)).toBe(rank);
});

it('gives roads of earlier imports a class of their rank', () => {
  for (const rank of [1, 2, 3, 4]) expect(rankOfRoad(roadClassOf({ rank }))).toBe(rank);
  expect(roadClassOf({ roadClass: 'trunk', rank: 1 })).toBe('trunk');
});

it('draws more important roads at least as wide, and names them from further away', () => {
  const pairs = roadClasses.slice(1).map((lesser, at) => [roadClasses[at], lesser] as [RoadClass, RoadClass]);
  for (const [greater, lesser] of pairs) {
    for (const resolution of [0.5, 2, 8, 40]) {
      // a dashed path of one colour needs more than a hair
      if (lesser !== 'path') {
        expect(roadPixels(greater, resolution)).toBeGreaterThanOrEqual(roadPixels(lesser, resolution));
      }
      expect(roadPixels(greater, resolution)).toBeLessThanOrEqual(24);
    }
    expect(roadStyles[greater].namedBelow).toBeGreaterThanOrEqual(roadStyles[lesser].namedBelow);
    expect(roadStyles[greater].millimetres).toBeGreaterThan(roadStyles[lesser].millimetres);
  }
});

it('prints no name smaller than 5.5 points', () => {
  const point = 25.4 / 72;
  for (const { printedLetters } of Object.values(roadStyles)) expect(printedLetters / point).toBeGreaterThan(5.5);
});
