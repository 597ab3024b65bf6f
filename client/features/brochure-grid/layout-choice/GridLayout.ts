import type { DataGridDensity } from '../../../ui/data-grid/DataGridDensity';

/** An administrator's table settings on this device. */
export interface GridLayout {
  density: DataGridDensity;
  /** column keys */
  hidden: readonly string[];
}

export const usualLayout: GridLayout = { density: 'compact', hidden: [] };
