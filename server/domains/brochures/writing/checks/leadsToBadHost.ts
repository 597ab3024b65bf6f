/** True if an address leads to a host of the list, or to a host below one: a.b.example is bad if b.example is. */
export function leadsToBadHost(address: string, badHosts: ReadonlySet<string>): boolean {
  if (badHosts.size === 0) return false;
  const labels = (URL.parse(address)?.hostname ?? '').replace(/\.$/, '').split('.');
  return labels.some((_label, index) => badHosts.has(labels.slice(index).join('.')));
}
