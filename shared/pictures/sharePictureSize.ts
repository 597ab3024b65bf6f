/** Pixels of the picture of shared links, as services that show it want it. */
export const sharePictureSize = { width: 1200, height: 630 } as const;
