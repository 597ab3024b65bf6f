/** https://www.cafe.example/menu → www.cafe.example/menu (docs/rules/ads-and-types.md#web-addresses). */
export function stripScheme(url: string): string {
  return url.replace(/^https?:\/\//i, '');
}
