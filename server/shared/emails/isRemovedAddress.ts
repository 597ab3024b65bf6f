/** True for what replaces the address of a person whose data were removed: nobody reads it (RFC 2606). */
export function isRemovedAddress(address: string): boolean {
  return address.endsWith('@removed.invalid');
}
