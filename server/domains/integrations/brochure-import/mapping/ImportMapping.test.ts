import { RowMapping } from './ImportMapping';
import { importTargets, targetOf } from './importTargets';

const mapping = new RowMapping({
  columns: [
    { column: 'shop', target: 'name' },
    { column: 'internal', target: null },
  ],
  values: [{ column: 'group', value: ' Eating OUT', replacement: 'FOOD_DRINK' }],
});

it('reads columns under another name, leaves some out, and replaces values in any case', () => {
  const row = { shop: 'Tide', name: 'Overruled', internal: 'x', group: 'eating out ', city: 'Perth' };
  expect(mapping.apply(row)).toEqual({ name: 'Tide', group: 'FOOD_DRINK', city: 'Perth' });
});

it('names a column as the file does', () => {
  expect([mapping.sourceOf('name'), mapping.sourceOf('city')]).toEqual(['shop', 'city']);
});

it('knows what a column is read as without a mapping', () => {
  expect(['city', 'company', 'vendor number', 'sub_category', 'name', 'remarks'].map(targetOf)).toEqual([
    ...['city', 'company', 'vendor number', 'sub_category', 'name'],
    null,
  ]);
  expect(importTargets).toEqual(expect.arrayContaining(['did', 'name', 'title', 'category', 'lat', 'valid_to']));
});
