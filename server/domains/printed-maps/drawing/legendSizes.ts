/** Lines of a title in the legend; what is longer is cut, and warned of. */
export const mostTitleLines = 3;

/** Millimetres between the columns of the legend beside the map. */
export const columnGap = 4;

/** Millimetres of the columns of the legend on the pages after the maps. */
export const legendColumn = { least: 54, gap: 5 };
