import type { FieldSelection } from './FieldSelection';

/** For whoever does not say what will be used. Files come when they are asked for. */
export const allFields: FieldSelection = {
  columns: null,
  vendor: 'WHOLE',
  thumbnail: true,
  furtherCategories: true,
  files: false,
};
