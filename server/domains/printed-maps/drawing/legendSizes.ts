/** Lines of a title in the legend; what is longer is cut, and warned of. */
export const mostTitleLines = 3;

/** Millimetres between the columns of the legend beside the map. */
export const columnGap = 4;
