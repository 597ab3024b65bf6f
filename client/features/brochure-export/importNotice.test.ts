import { importLimits } from '../../../shared/lists/importLimits';
import { importNotice } from './importNotice';

const most = { bytes: importLimits.bytes, rows: 30_000, columns: 100 };

it('says nothing of a workbook that the import takes', () => {
  expect(importNotice(most)).toBeNull();
});

it.each([
  ['bytes', { ...most, bytes: most.bytes + 1 }],
  ['cells', { ...most, rows: most.rows + 1 }],
])('leads to a CSV when a workbook has too many %s to come back', (_what, workbook) => {
  expect(importNotice(workbook)).toMatch(/export a CSV/);
});
