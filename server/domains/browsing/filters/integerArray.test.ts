import { integerArray } from './integerArray';

test('numbers are written out', () => {
  expect(integerArray([])).toBe("'{}'::integer[]");
  expect(integerArray([3, -4])).toBe("'{3,-4}'::integer[]");
});

test.each([[["1}' OR true --"]], [[1.5]], [[Number.NaN]], [[Infinity]], [[null]], [[{ toString: () => '1' }]]])(
  'anything else is refused: %j',
  (numbers) => {
    expect(() => integerArray(numbers as number[])).toThrow('whole numbers');
  },
);
