import type { BrochureParts } from './BrochureParts';

/** For whoever does not say what will be used. Files come when they are asked for. */
export const everyPart: BrochureParts = {
  columns: null,
  vendor: 'WHOLE',
  thumbnail: true,
  furtherCategories: true,
  files: false,
};
