/** Leaves the site for an address that the server gave. */
export function leaveTo(url: string): void {
  window.location.assign(url);
}
