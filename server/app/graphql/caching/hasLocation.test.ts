import { hasLocation } from './hasLocation';

// as client/features/maps/wholeCountry.ts has it; pageCacheRule.test.ts asks for the map itself
const wholeCountry = { west: 96, south: -55, east: 168.5, north: -9 };

test.each([
  ['nothing', {}, false],
  ['no box', { filter: { box: null, q: 'box' } }, false],
  ['the whole country, with which the map begins', { filter: { box: wholeCountry } }, false],
  ['a town', { filter: { box: { west: 153, south: -27, east: 153.2, north: -26.8 } } }, true],
  ['a strip across the country', { filter: { box: { ...wholeCountry, north: -26, south: -27 } } }, true],
  ['a box that is none', { filter: { box: 'here' } }, true],
  ['a position', { filter: { near: { latitude: -27, longitude: 153 } } }, true],
  ['a position beside the whole country', { filter: { box: wholeCountry, near: { latitude: -27 } } }, true],
  ['a position in a list', { all: [{ near: { latitude: -27 } }] }, true],
])('%s', (_what, variables, tells) => {
  expect(hasLocation(variables)).toBe(tells);
});
