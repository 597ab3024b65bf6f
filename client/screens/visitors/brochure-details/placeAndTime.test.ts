import { addressLines } from '../../../features/brochures/addressLines';
import { directionsUrl } from '../../../features/brochures/directionsUrl';
import { validityText } from '../../../features/brochures/validityText';

const address = {
  line1: '12 Bay St',
  line2: null,
  city: 'Noosa Heads',
  state: 'QLD',
  postcode: '4567',
  locationUrl: null,
};
const nowhere = { latitude: null, longitude: null, positionSource: null };

test('an address reads as on an envelope', () => {
  expect(addressLines(address)).toEqual(['12 Bay St', 'Noosa Heads QLD 4567']);
  expect(addressLines(null)).toEqual([]);
});

test.each([
  [
    'the vendor’s own link',
    { ...nowhere, address: { ...address, locationUrl: 'https://maps.example/x' } },
    'https://maps.example/x',
  ],
  [
    'the position',
    { latitude: -26.4, longitude: 153.1, positionSource: 'EXACT', address },
    'https://www.google.com/maps/dir/?api=1&destination=-26.4%2C153.1',
  ],
  [
    'the street address',
    { ...nowhere, address },
    'https://www.google.com/maps/dir/?api=1&destination=12%20Bay%20St%2C%20Noosa%20Heads%20QLD%204567',
  ],
  [
    'the street address rather than the middle of a suburb',
    { latitude: -26.4, longitude: 153.1, positionSource: 'SUBURB', address },
    'https://www.google.com/maps/dir/?api=1&destination=12%20Bay%20St%2C%20Noosa%20Heads%20QLD%204567',
  ],
  ['nothing but a suburb', { ...nowhere, address: { ...address, line1: null } }, null],
  ['no address', { ...nowhere, address: null }, null],
])('directions by %s', (_, place, url) => {
  expect(directionsUrl(place)).toBe(url);
});

test.each([
  [null, null, null],
  ['2026-11-01', null, 'From 01/11/2026'],
  [null, '2026-11-30', 'Until 30/11/2026'],
  ['2026-11-01', '2026-11-30', '01/11/2026 to 30/11/2026'],
])('from %s to %s reads %s', (validFrom, validTo, text) => {
  expect(validityText({ validFrom, validTo })).toBe(text);
});
