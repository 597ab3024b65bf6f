import { markersNeeded } from './markersNeeded';
import { wholeCountry } from '../wholeCountry';

const view = { box: { west: 153, south: -27, east: 154, north: -26 }, zoom: 12 };
const filter = { box: wholeCountry };
const loaded = (changes = {}) => ({
  filter,
  box: { west: 152.5, south: -27.5, east: 154.5, north: -25.5 },
  zoom: 12,
  ...changes,
});

test('first requests the view and half of its size around it', () => {
  expect(markersNeeded(view, filter, null)).toEqual({ box: loaded().box, zoom: 12 });
});

test('requests nothing while the map stays within the loaded area', () => {
  const aside = { ...view, box: { west: 153.4, south: -27.2, east: 154.4, north: -26.2 } };
  expect(markersNeeded(aside, filter, loaded())).toBeNull();
  expect(markersNeeded({ ...view, zoom: 12.3 }, filter, loaded())).toBeNull();
});

test.each([
  ['another zoom', { ...view, zoom: 12.5 }, filter],
  ['beyond the edge', { ...view, box: { west: 153.6, south: -27, east: 154.6, north: -26 } }, filter],
  ['other filters', view, { ...filter, q: 'tea' }],
])('requests markers again for %s', (_what, now, wanted) => {
  expect(markersNeeded(now, wanted, loaded())).not.toBeNull();
});

test('stays within the searched area, and requests nothing when the map shows none of it', () => {
  const searched = { box: { west: 153.5, south: -28, east: 160, north: -20 } };
  expect(markersNeeded(view, searched, null)?.box).toEqual({ west: 153.5, south: -27.5, east: 154.5, north: -25.5 });
  expect(markersNeeded(view, { box: { west: 100, south: -40, east: 110, north: -30 } }, null)).toBeNull();
});

test('requests no more than a small searched area when zooming out', () => {
  const small = { box: { west: 153.4, south: -26.6, east: 153.6, north: -26.4 } };
  const here = { filter: small, box: small.box, zoom: 12 };
  expect(markersNeeded(view, small, here)).toBeNull();
});
