/** Vertical spacing of the rows. */
export type DataGridDensity = 'compact' | 'comfortable';
