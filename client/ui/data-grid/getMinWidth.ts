import type { DataGridColumn } from './DataGridColumn';

const flexible = 160;
const tick = 44;

/** Minimum width of the columns in CSS pixels. Counts a default for columns without a width. */
export function getMinWidth(columns: readonly Pick<DataGridColumn<never>, 'width'>[], hasTicks: boolean): number {
  return columns.reduce((sum, { width }) => sum + (width ?? flexible), hasTicks ? tick : 0);
}
