import type { DataGridColumn } from './DataGridColumn';

const flexible = 160;
const tick = 44;

/** Minimum width of the columns in CSS pixels. Counts a default for columns without a width. */
export function getMinWidth(columns: readonly Pick<DataGridColumn<never>, 'width'>[], hasTicks: boolean): number {
  return columns.reduce((sum, { width }) => sum + (width ?? flexible), hasTicks ? tick : 0);
}

/** A column's CSS width, relative to the table's width, so that resizing the window needs no rendering. */
export function widthOf({ width, grow }: Pick<DataGridColumn<never>, 'width' | 'grow'>): number | string | undefined {
  if (width === undefined || grow === undefined) return width;
  return `calc(${width}px + max(0px, 100cqw - var(--data-grid-least)) * ${grow})`;
}
