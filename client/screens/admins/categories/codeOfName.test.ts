import { codeOfName } from './codeOfName';

test.each([
  ['Arts & crafts', null, 'ARTS_CRAFTS'],
  ['Cafés', 'FOOD_DRINK', 'FOOD_DRINK_CAFES'],
  ['4WD hire', null, 'WD_HIRE'],
  ['  ', 'SHOP', 'SHOP'],
  ['x'.repeat(80), null, 'X'.repeat(60)],
])('%s below %s', (name, parent, expected) => {
  expect(codeOfName(name, parent)).toBe(expected);
});
