/** A column that names a stored file by the hash of its bytes. */
interface FileColumn {
  table: string;
  column: string;
  /** whether the file lies in the held area of the store */
  isHeld: boolean;
  /** the column with the widths of the file's renditions; absent: it has none */
  widths?: string;
}

/** All of them. Backups copy these files, and cleaning up leaves them. */
export const fileColumns: readonly FileColumn[] = [
  { table: 'assets', column: 'sha256', isHeld: false, widths: 'rendition_widths' },
  { table: 'proposed_assets', column: 'sha256', isHeld: true, widths: 'rendition_widths' },
  { table: 'former_assets', column: 'sha256', isHeld: true, widths: 'rendition_widths' },
  { table: 'printed_maps', column: 'file_sha256', isHeld: false },
  { table: 'printed_maps', column: 'preview_sha256', isHeld: false },
  { table: 'replaced_map_files', column: 'sha256', isHeld: false },
  { table: 'street_files', column: 'sha256', isHeld: false },
];
