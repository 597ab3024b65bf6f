import type { StreetFileFormat } from '../../../generated/types';

/** What a file seems to be by its name; it can be said otherwise. */
export function formatOfFile(name: string): StreetFileFormat {
  if (/\.psv$/i.test(name)) return 'GNAF';
  return /\.(csv|txt)$/i.test(name) ? 'CSV' : 'GEOJSON';
}
