import { importLimits } from '../../../shared/lists/importLimits';

/** What to say of a workbook of so many bytes that cannot be imported again; null if it can. */
export function importNotice(bytes: number): string | null {
  if (bytes <= importLimits.bytes) return null;
  return 'This workbook is too large to be imported again: export a CSV for that, or fewer ads.';
}
