import { readFileSync } from 'node:fs';
import { sharedDataPath } from '../../../test/sharedData';
import { postcodeProblem } from '../../../shared/australia/postcodeProblem';
import { areas } from './areas';
import { isDryLand } from './isDryLand';
import { landPolygons } from './land';
import { lengthOf } from './lineMeasures';
import { squareOf } from './squareOf';
import { streets } from './streets';
import { streetsIndexOf } from './streetsIndexOf';
import { postcode, suburbs } from './suburbs';

it('has no two streets of one name, none without length and none in the water', () => {
  const names = streets.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(70);
  expect(streets.filter(({ line }) => lengthOf(line) < 150).map(({ name }) => name)).toEqual([]);
  const wet = streets.filter(({ line }) => line.some((point) => !isDryLand(point)));
  // it has the bridge
  expect(wet.map(({ name }) => name)).toEqual(['Coast Road']);
});

it('names every square that is on the map and nothing beyond', () => {
  const [area] = areas;
  if (!area) throw new Error('no area');
  const [west, south] = area.southWest;
  expect(squareOf(area, [west + 1, south + 1])).toEqual({ column: 'A', row: '11' });
  expect(squareOf(area, [west + 13 * 300 - 1, south + 11 * 300 - 1])).toEqual({ column: 'M', row: '1' });
  expect(squareOf(area, [west - 1, south + 1])).toBeNull();
  expect(squareOf(area, [west + 1, south + 11 * 300])).toBeNull();
});

it('lists every street in the index of its own suburb', () => {
  for (const area of areas) {
    const indexed = new Set(streetsIndexOf(area).map(({ streetName }) => streetName));
    const missing = streets.filter(({ name, suburb }) => area.suburbs.includes(suburb) && !indexed.has(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  }
});

it('is small enough to send to a map, with closed rings', () => {
  expect(JSON.stringify(landPolygons).length).toBeLessThan(10_000);
  for (const ring of landPolygons) expect(ring[0]).toEqual(ring.at(-1));
});

it('stands in Queensland by its postcode', () => {
  expect(postcodeProblem(postcode, 'QLD')).toBeUndefined();
});

it('bears no real place’s name or postcode', () => {
  const file = sharedDataPath('localities', 'localities-au.csv');
  if (file === undefined) return;
  const rows = readFileSync(file, 'utf8').split('\n').slice(1);
  const real = new Set(rows.map((row) => row.split(',')[0]));
  const postcodes = new Set(rows.map((row) => row.split(',')[2]));
  expect(real.size).toBeGreaterThan(10_000);
  expect(Object.keys(suburbs).filter((suburb) => real.has(suburb))).toEqual([]);
  expect(postcodes.has(postcode)).toBe(false);
});
