import type { DataGridColumn } from './DataGridColumn';

/** A column's width in CSS, which reckons with the table's own width: nothing is drawn again when the window changes. */
export function widthOf({ width, grow }: Pick<DataGridColumn<never>, 'width' | 'grow'>): number | string | undefined {
  if (width === undefined || grow === undefined) return width;
  return `calc(${width}px + max(0px, 100cqw - var(--data-grid-least)) * ${grow})`;
}
