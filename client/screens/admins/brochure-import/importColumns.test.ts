import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importColumns } from './importColumns';

const file = path.resolve(__dirname, '../../../../schema/brochureFields.json');
const { fields: byName } = JSON.parse(readFileSync(file, 'utf8')) as {
  fields: Record<string, { importColumns: string[]; isImportedWithDidOnly: boolean }>;
};
const fields = Object.values(byName);
const explained = importColumns.map(({ name }) => name);
/** columns of a row that are no field of the ad */
const ofRow = ['did', 'id', 'name', 'category', 'sub_category', 'map_area'];

it('explains a column of each field that a new ad can have', () => {
  const ofNew = fields.filter((field) => !field.isImportedWithDidOnly);
  const read = ofNew.map((field) => field.importColumns).filter((columns) => columns.length > 0);
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((columns) => !columns.some((column) => explained.includes(column)))).toEqual([]);
});

it('explains no column that the server ignores', () => {
  const read = fields.flatMap((field) => field.importColumns);
  expect(explained.filter((name) => ![...ofRow, ...read].includes(name))).toEqual([]);
  expect(new Set(explained).size).toBe(explained.length);
});
