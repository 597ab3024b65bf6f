import type { LineString } from 'geojson';
import { placeBetween } from './placeBetween';

const known = (number: number, longitude: number, latitude: number) => ({ number, suffix: '', longitude, latitude });
const line = (...coordinates: [number, number][]): LineString => ({ type: 'LineString', coordinates });

/** A street that runs 0.002° to the east, and then as far to the south. */
const angle = line([153, -26.3], [153.002, -26.3], [153.002, -26.302]);

test('is on the line of the street, at its share of the way, and not across the block', () => {
  const half = placeBetween(known(2, 153, -26.3001), known(22, 153.0021, -26.302), 12, [angle]);
  expect(half.longitude).toBeCloseTo(153.002, 4);
  // a degree of latitude is longer than one of longitude here
  expect(half.latitude).toBeCloseTo(-26.3001, 3);
  const first = placeBetween(known(2, 153, -26.3001), known(22, 153.0021, -26.302), 4, [angle]);
  expect(first.latitude).toBeCloseTo(-26.3, 4);
  expect(first.longitude).toBeCloseTo(153.0004, 3);
});

test('joins the pieces of a street, whichever way they were drawn', () => {
  const pieces = [line([153.002, -26.302], [153.002, -26.3]), line([153, -26.3], [153.002, -26.3])];
  const whole = placeBetween(known(2, 153, -26.3001), known(22, 153.0021, -26.302), 12, [angle]);
  const joined = placeBetween(known(2, 153, -26.3001), known(22, 153.0021, -26.302), 12, pieces);
  expect(joined.longitude).toBeCloseTo(whole.longitude, 6);
  expect(joined.latitude).toBeCloseTo(whole.latitude, 6);
});

test.each([
  ['no line', []],
  ['a line elsewhere', [line([153.1, -26.4], [153.11, -26.4])]],
  ['a line of one point', [line([153, -26.3])]],
])('with %s it is on the straight way', (_, geometries) => {
  const { longitude, latitude } = placeBetween(known(2, 153, -26.3), known(22, 153.002, -26.302), 12, geometries);
  expect(longitude).toBeCloseTo(153.001, 6);
  expect(latitude).toBeCloseTo(-26.301, 6);
});
