/** A row without its title or its actions would be of no use. */
export const hideableColumns = [
  { key: 'ID', label: 'ID' },
  { key: 'INDEX', label: 'Index' },
  { key: 'CATEGORY', label: 'Category' },
  { key: 'STATUS', label: 'Status' },
  { key: 'TYPE', label: 'Type' },
  { key: 'VIEWS', label: 'View Count' },
  { key: 'THUMBNAIL', label: 'Thumbnail' },
] as const;
