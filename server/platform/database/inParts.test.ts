import { inParts } from './inParts';

it('yields all rows in their order, in parts that a statement takes', () => {
  expect([...inParts([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect([...inParts([])]).toEqual([]);
  expect([...inParts(Array.from({ length: 2500 }, (_, at) => at))].map(({ length }) => length)).toEqual([
    1000, 1000, 500,
  ]);
});
