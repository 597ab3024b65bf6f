import { importLimits } from '../../../shared/lists/importLimits';

interface WrittenWorkbook {
  bytes: number;
  /** with the headings */
  rows: number;
  columns: number;
}

/** What to say of a workbook that cannot be imported again, because it is too large; null for any other. */
export function importNotice({ bytes, rows, columns }: WrittenWorkbook): string | null {
  if (bytes <= importLimits.bytes && rows * columns <= importLimits.cells) return null;
  return 'This workbook is too large to be imported again: export a CSV for that, or fewer ads.';
}
