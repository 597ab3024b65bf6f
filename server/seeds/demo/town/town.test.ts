import { readFileSync } from 'node:fs';
import { polygonsOf } from '../../../shared/geo/geometryParts';
import { lineLength } from '../../../shared/geo/lines/lineLength';
import { describeSharedData } from '../../../test/sharedData';
import { postcodeProblem } from '../../../shared/australia/postcodeProblem';
import { areas } from './areas';
import { findStreets, isDryLand } from './streets';
import { postcode, suburbs } from './suburbs';
import { townFeatures } from './townFeatures';

it('has no duplicate street names, no street without length and none in the water', () => {
  const names = findStreets().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(70);
  expect(
    findStreets()
      .filter(({ line }) => lineLength(line) < 150)
      .map(({ name }) => name),
  ).toEqual([]);
  const wet = findStreets().filter(({ line }) => line.some((point) => !isDryLand(point)));
  // it has the bridge
  expect(wet.map(({ name }) => name)).toEqual(['Coast Road']);
});

it('draws every street of a suburb on the map of its area, with land and a park', () => {
  for (const area of areas) {
    const features = townFeatures(area);
    const drawn = new Set(features.map(({ name }) => name));
    const missing = findStreets().filter(({ name, suburb }) => area.suburbs.includes(suburb) && !drawn.has(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(new Set(features.map(({ kind }) => kind))).toEqual(new Set(['LAND', 'PARK', 'SUBURB', 'STREET']));
    expect(JSON.stringify(features).length).toBeLessThan(60_000);
  }
});

it('has only closed rings', () => {
  const rings = areas.flatMap(townFeatures).flatMap(({ geometry }) => polygonsOf(geometry).flat());
  expect(rings.length).toBeGreaterThan(20);
  for (const ring of rings) expect(ring[0]).toEqual(ring.at(-1));
});

it('is in Queensland by its postcode', () => {
  expect(postcodeProblem(postcode, 'QLD')).toBeUndefined();
});

describeSharedData('beside the localities of Australia', ['localities/localities-au.csv'], (file) => {
  it('has no real place’s name or postcode', () => {
    const rows = readFileSync(file, 'utf8').split('\n').slice(1);
    const real = new Set(rows.map((row) => row.split(',')[0]));
    const postcodes = new Set(rows.map((row) => row.split(',')[2]));
    expect(real.size).toBeGreaterThan(10_000);
    expect(Object.keys(suburbs).filter((suburb) => real.has(suburb))).toEqual([]);
    expect(postcodes.has(postcode)).toBe(false);
  });
});
