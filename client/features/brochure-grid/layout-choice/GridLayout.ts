import type { DataGridDensity } from '../../../ui/data-grid/DataGridDensity';

/** How an administrator has set up the table on this device. */
export interface GridLayout {
  density: DataGridDensity;
  /** keys of columns */
  hidden: readonly string[];
}

export const usualLayout: GridLayout = { density: 'compact', hidden: [] };
