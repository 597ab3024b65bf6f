/** about a line on a phone, and two of a long host */
const longest = 60;
/** longer parts of a path are tokens */
const longestWord = 30;

/** Returns an address for reading: a long one without its tokens and its query. */
export function shortenAddress(url: string): string {
  const address = URL.parse(url);
  if (url.length <= longest || address === null) return url;
  const path = address.pathname.split('/').map((word) => (word.length > longestWord ? '…' : word));
  return `${address.origin}${path.join('/')}${address.search === '' ? '' : '?…'}`;
}
