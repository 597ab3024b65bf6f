import { titleCase } from './titleCase';

test.each([
  ['BAY ROAD', 'Bay Road'],
  ["O'DONNELL STREET", "O'Donnell Street"],
  ['SMITH-JONES (EAST) LANE', 'Smith-Jones (East) Lane'],
  ['2ND AVENUE', '2nd Avenue'],
  ["KING'S ROW", "King's Row"],
  ['ÉCLAIR WAY', 'Éclair Way'],
  ['', ''],
])('%s becomes %s', (shouted, quiet) => {
  expect(titleCase(shouted)).toBe(quiet);
});
