import { normaliseStreetName } from './normaliseStreetName';
import { streetRank } from './readMapFeature';

test.each([
  ['  Hastings   St ', 'Hastings Street'],
  ['Hastings St.', 'Hastings Street'],
  ['HASTINGS ST', 'Hastings Street'],
  ['ST GEORGES TCE', 'St Georges Terrace'],
  ['St Kilda Rd', 'St Kilda Road'],
  ['Flinders Street West', 'Flinders Street West'],
  ['Flinders St W', 'Flinders Street W'],
  ['A’Beckett Street', "A'Beckett Street"],
  ['The Esplanade', 'The Esplanade'],
  ['St', 'St'],
  ['McMinn Street', 'McMinn Street'],
  ["O'SHEA CRES", "O'Shea Crescent"],
  ['Ropewalk', 'Ropewalk'],
  ['CL0123 (1)', 'CL0123 (1)'],
  ['', ''],
])('normalises %p to %p', (given, expected) => {
  expect(normaliseStreetName(given)).toBe(expected);
  expect(normaliseStreetName(expected)).toBe(expected);
});

test.each([
  ['trunk', 1],
  ['primary_link', 1],
  ['Arterial', 1],
  ['tertiary', 2],
  ['Council Major', 2],
  ['residential', 3],
  ['', 3],
  ['Private', 4],
  ['footway', 4],
])('a street of class %p has rank %i', (streetClass, rank) => {
  expect(streetRank(streetClass)).toBe(rank);
});
