import { importLimits } from '../../../shared/lists/importLimits';
import { importNotice } from './importNotice';

it('says nothing of a workbook that the import takes', () => {
  expect(importNotice(importLimits.bytes)).toBeNull();
});

it('leads to a CSV when a workbook has too many bytes to come back', () => {
  expect(importNotice(importLimits.bytes + 1)).toMatch(/export a CSV/);
});
