import type { DataGridColumn } from './DataGridColumn';

const flexible = 160;
const tick = 44;

/** How many pixels columns need before their words are cut; a column without a width of its own takes what is left. */
export function getMinWidth(columns: readonly Pick<DataGridColumn<never>, 'width'>[], hasTicks: boolean): number {
  return columns.reduce((sum, { width }) => sum + (width ?? flexible), hasTicks ? tick : 0);
}
