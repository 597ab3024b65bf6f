import { integerArray } from './integerArray';

test('writes numbers as literals', () => {
  expect(integerArray([])).toBe("'{}'::integer[]");
  expect(integerArray([3, -4])).toBe("'{3,-4}'::integer[]");
});

test.each([[["1}' OR true --"]], [[1.5]], [[Number.NaN]], [[Infinity]], [[null]], [[{ toString: () => '1' }]]])(
  'refuses anything else: %j',
  (numbers) => {
    expect(() => integerArray(numbers as number[])).toThrow('whole numbers');
  },
);
