import { formatAbn } from './formatAbn';

test('an ABN is written in groups of 2, 3, 3 and 3 digits', () => {
  expect(formatAbn('51824753556')).toBe('51 824 753 556');
});
