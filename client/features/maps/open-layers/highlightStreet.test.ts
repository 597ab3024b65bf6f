import RenderFeature from 'ol/render/Feature.js';
import { belongsToStreet } from './highlightStreet';

const street = (name: string, x = 0) => new RenderFeature('LineString', [x, 0, x + 100, 0], [], 2, { name }, undefined);

it.each([
  ['Anderson Street', 0, true],
  ['ANDERSON STREET', 300, true],
  ['Anderson Street', 40_000, false],
  ['Anderson Lane', 0, false],
  ['', 0, false],
])('a road "%s" %d m away belongs to the street: %p', (name, x, expected) => {
  const belongs = belongsToStreet({ label: 'Anderson Street (West Melbourne)', coordinate: [50, 0] });
  expect(belongs(street(name, x))).toBe(expected);
});

it.each(['12 Anderson Street', '12A Anderson Street (approximate)'])('"%s" is on its street', (label) => {
  const belongs = belongsToStreet({ label, coordinate: [50, 0] });
  expect(belongs(street('Anderson Street'))).toBe(true);
});

it('a number may belong to the name of the street', () => {
  const belongs = belongsToStreet({ label: '12 Mile Road (Noosa)', coordinate: [50, 0] });
  expect(belongs(street('12 Mile Road', 40_000))).toBe(false);
  expect(belongs(street('12 Mile Road'))).toBe(true);
  expect(belongs(street('Mile Road'))).toBe(false);
});

it('a house of a street whose name begins with a number', () => {
  const belongs = belongsToStreet({ label: '7 12 Mile Road', coordinate: [50, 0] });
  expect(belongs(street('12 Mile Road'))).toBe(true);
});
