import { brochureFields } from '../../generated/brochureFields';

/** The columns of the administrators' list, by their keys (docs/rules/screens.md#administrators-table). */
export const columnTitles = {
  ID: 'ID',
  INDEX: brochureFields.adIndex.label,
  TITLE: brochureFields.title.label,
  CATEGORY: 'Category',
  STATUS: 'Status',
  TYPE: 'Type',
  VIEWS: 'View Count',
  THUMBNAIL: 'Thumbnail',
  ACTIONS: 'Actions',
} as const;

export type ColumnKey = keyof typeof columnTitles;
