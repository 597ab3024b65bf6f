/** Reads the http(s) URL of a whole site: host and path only, without a trailing slash. */
export function readHttpUrl(value: string): string | undefined {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  return url.href.replace(/\/+$/, '');
}
