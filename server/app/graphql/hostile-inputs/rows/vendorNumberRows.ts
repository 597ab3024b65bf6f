import type { HostileRow } from '../HostileOperation';

/** Invalid numbers of a company: of another type, out of range, or of nobody. */
export function vendorNumberRows(path = 'vendorDatabaseId'): HostileRow[] {
  return [
    ...['NaN', '', true, {}, 1.5, 2_147_483_648].map((value): HostileRow => [
      path,
      JSON.stringify(value),
      value,
      'BAD_REQUEST',
      path,
    ]),
    ...[-1, 0, 2_147_483_647].map((value): HostileRow => [path, `${value} of nobody`, value, 'NOT_FOUND']),
  ];
}
