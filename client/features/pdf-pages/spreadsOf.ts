/** Groups pages as in a bound brochure: the cover alone, then pairs. Without room for pairs, each page is alone. */
export function spreadsOf(pageCount: number, sideBySide: boolean): number[][] {
  const pages = Array.from({ length: pageCount }, (_, at) => at + 1);
  if (!sideBySide) return pages.map((page) => [page]);
  const spreads: number[][] = pageCount > 0 ? [[1]] : [];
  for (let page = 2; page <= pageCount; page += 2) spreads.push(page < pageCount ? [page, page + 1] : [page]);
  return spreads;
}
