/** Credits the source of tourism ads wherever they appear. */
export function atdwCredit(what: 'Listing' | 'Listings'): string {
  return `${what} supplied by the Australian Tourism Data Warehouse (ATDW)`;
}
