/** An http(s) address of a whole site: nothing behind the host but a path, and no slash at its end. */
export function readHttpUrl(value: string): string | undefined {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  return url.href.replace(/\/+$/, '');
}
