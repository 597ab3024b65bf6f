import { escapeHtml } from '../../../shared/text/escapeHtml';

const feeds = [
  { type: 'application/rss+xml', ending: 'rss', title: 'New offers (RSS)' },
  { type: 'application/feed+json', ending: 'json', title: 'New offers (JSON Feed)' },
  { type: 'text/calendar', ending: 'ics', title: 'Offers that end (calendar)' },
] as const;

/**
 * Returns the link elements of the feeds of a list or an area, for the head of its page; empty for other pages. Only programs read
 * them, so the browser's code has no part in them. A code that does not exist leads to 404.
 */
export function feedLinks(url: string): string {
  const [pathname, search = ''] = url.split('?');
  const [, area, inArea] = /^\/areas\/([\w-]{1,60})(?:\/(\w{2,60}))?$/.exec(pathname ?? '') ?? [];
  if (pathname !== '/' && area === undefined) return '';
  const query =
    area === undefined
      ? new URLSearchParams(search)
      : new URLSearchParams({ mapArea: area, ...(inArea !== undefined && { category: inArea }) });
  const vendorId = /^[1-9]\d{0,8}$/.exec(query.get('vendorId') ?? '')?.[0];
  const mapArea = /^[\w-]{1,60}$/.exec(query.get('mapArea') ?? '')?.[0];
  const category = /^\w{2,60}$/.exec(query.get('category') ?? '')?.[0];
  const parts =
    vendorId === undefined
      ? [...(mapArea === undefined ? [] : ['area', mapArea]), ...(category === undefined ? [] : ['category', category])]
      : ['business', vendorId];
  const path = `/feeds/${parts.length === 0 ? 'all' : parts.join('/')}`;
  return feeds
    .map(({ type, ending, title }) => {
      const href = escapeHtml(`${path}.${ending}`);
      return `<link rel="alternate" type="${type}" title="${title}" href="${href}">`;
    })
    .join('');
}
