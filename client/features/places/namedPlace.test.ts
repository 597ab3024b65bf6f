import { namedPlace } from './namedPlace';

const at = { __typename: 'Place' as const, latitude: -24, longitude: 152, brochuresCount: 0 };
const places = [
  { ...at, name: 'Curlew Heads North', state: 'QLD', postcode: '4679' },
  { ...at, name: 'Curlew Heads', state: 'QLD', postcode: '4679' },
  { ...at, name: 'Nowhere', state: null, postcode: null },
];

it.each([
  ['curlew heads', 'Curlew Heads'],
  ['  Curlew  Heads QLD ', 'Curlew Heads'],
  ['Curlew Heads QLD 4679', 'Curlew Heads'],
  ['4679', 'Curlew Heads North'],
  ['nowhere', 'Nowhere'],
])('“%s” names %s', (words, name) => {
  expect(namedPlace(places, words)?.name).toBe(name);
});

it.each(['curlew', 'coffee', ''])('“%s” names no place', (words) => {
  expect(namedPlace(places, words)).toBeUndefined();
});
