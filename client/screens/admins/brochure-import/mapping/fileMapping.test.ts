import { mappingOf, refusedValues, replacementOf, targetsTwice, withReplacement, writeMapping } from './fileMapping';

const mapping = mappingOf({
  __typename: 'BrochureImportPreview',
  columns: [
    { __typename: 'PreviewedColumn', name: 'shop', target: 'name', cells: ['Tide'] },
    { __typename: 'PreviewedColumn', name: 'internal', target: null, cells: ['7'] },
  ],
  values: [{ __typename: 'MappedValue', column: 'group', value: 'Eating', replacement: 'FOOD_DRINK' }],
  targets: ['name', 'title'],
});

const refusal = (field: string, value: string | null) => ({
  ...{ __typename: 'BrochureImportRefusal' as const, line: 2, field, value, code: 'unknown', message: 'No category.' },
});

it('counts each refused value once, the most frequent first', () => {
  const refusals = [refusal('group', 'Tea'), refusal('group', 'Play'), refusal('group', 'PLAY '), refusal('', null)];
  expect(refusedValues(refusals).map(({ value, count }) => [value.trim(), count])).toEqual([
    ['PLAY', 2],
    ['Tea', 1],
  ]);
});

it('writes columns and the replacements that are given', () => {
  const [tea] = refusedValues([refusal('group', 'Tea')]);
  expect(replacementOf(mapping, tea!)).toBe('');
  const given = withReplacement(withReplacement(mapping, tea!, ' FOOD_DRINK '), { ...tea!, value: 'Play' }, '');
  expect(writeMapping(given)).toEqual({
    columns: [
      { column: 'shop', target: 'name' },
      { column: 'internal', target: null },
    ],
    values: [
      { column: 'group', value: 'eating', replacement: 'FOOD_DRINK' },
      { column: 'group', value: 'tea', replacement: 'FOOD_DRINK' },
    ],
  });
});

it('finds a column that two are read as', () => {
  expect(targetsTwice(mapping)).toEqual([]);
  expect(targetsTwice({ ...mapping, targets: { a: 'name', b: 'name', c: null, d: null } })).toEqual(['name']);
});
