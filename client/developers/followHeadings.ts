/** Marks the heading that is being read in the table of contents. */
export function followHeadings(page: Document): void {
  const links = new Map(
    [...page.querySelectorAll<HTMLAnchorElement>('.contents a')].map((link) => [link.hash.slice(1), link]),
  );
  const headings = [...page.querySelectorAll<HTMLElement>('main :is(h2, h3)[id]')].filter(({ id }) => links.has(id));
  if (headings.length === 0) return;
  let current: HTMLAnchorElement | undefined;
  const mark = () => {
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < 120).at(-1) ?? headings[0];
    const link = links.get(passed?.id ?? '');
    if (link === current) return;
    current?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
    current = link;
  };
  const observer = new IntersectionObserver(mark, { rootMargin: '-100px 0px -60% 0px' });
  for (const heading of headings) observer.observe(heading);
  mark();
}
