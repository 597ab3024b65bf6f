/** Title and actions cannot be hidden, because a row is useless without them. */
export const hideableColumns = [
  { key: 'ID', label: 'ID' },
  { key: 'INDEX', label: 'Index' },
  { key: 'CATEGORY', label: 'Category' },
  { key: 'STATUS', label: 'Status' },
  { key: 'TYPE', label: 'Type' },
  { key: 'VIEWS', label: 'View Count' },
  { key: 'THUMBNAIL', label: 'Thumbnail' },
] as const;
