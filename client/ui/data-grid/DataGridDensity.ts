/** How much air the rows have. */
export type DataGridDensity = 'compact' | 'comfortable';
