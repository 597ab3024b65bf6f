/** https://www.cafe.example/menu → www.cafe.example/menu (specification, section 5). */
export function stripScheme(url: string): string {
  return url.replace(/^https?:\/\//i, '');
}
