import { refusalsByRow } from './refusalsByRow';

it('groups the refusals of a row', () => {
  const [first, second, other] = [
    { line: 4, field: 'name' },
    { line: 4, field: 'postcode' },
    { line: 9, field: 'name' },
  ] as const;
  expect(refusalsByRow([first, second, other])).toEqual([[first, second], [other]]);
  expect(refusalsByRow([])).toEqual([]);
});
