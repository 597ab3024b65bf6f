/** Names the source of tourism ads, wherever they are shown. */
export function atdwCredit(what: 'Listing' | 'Listings'): string {
  return `${what} supplied by the Australian Tourism Data Warehouse (ATDW)`;
}
