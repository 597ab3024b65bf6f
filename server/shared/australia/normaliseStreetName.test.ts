import { normaliseStreetName } from './normaliseStreetName';

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
