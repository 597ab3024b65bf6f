/** Lines of a title in the legend; what is longer is cut, and warned of. */
export const mostTitleLines = 3;

/** Millimetres between the columns of the legend beside the map. */
export const columnGap = 4;

/** Millimetres of the columns of the legend on the pages after the maps. */
export const legendColumn = { least: 54, gap: 5 };

/** Returns how wide such a column is on a page whose text is this wide. */
export function widthOfLegendColumn(inner: number): number {
  const count = Math.floor((inner + legendColumn.gap) / (legendColumn.least + legendColumn.gap));
  return (inner - (count - 1) * legendColumn.gap) / count;
}
