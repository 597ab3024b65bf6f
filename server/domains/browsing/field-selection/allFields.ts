import type { FieldSelection } from './FieldSelection';

/** The default, if the caller does not select fields. Files are read on demand. */
export const allFields: FieldSelection = {
  columns: null,
  vendor: 'WHOLE',
  thumbnail: 'WHOLE',
  references: true,
  furtherCategories: true,
  files: false,
};
