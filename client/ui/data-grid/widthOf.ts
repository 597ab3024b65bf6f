import type { DataGridColumn } from './DataGridColumn';

/** A column's CSS width, relative to the table's width, so that resizing the window needs no rendering. */
export function widthOf({ width, grow }: Pick<DataGridColumn<never>, 'width' | 'grow'>): number | string | undefined {
  if (width === undefined || grow === undefined) return width;
  return `calc(${width}px + max(0px, 100cqw - var(--data-grid-least)) * ${grow})`;
}
