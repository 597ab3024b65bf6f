import type { ContactAction } from './contact/listContactActions';

/** Where a link leads, for whoever reads it printed; null where its label says so, or where it is of no use on paper. */
export function addressOnPaper({ href, eventCode }: Pick<ContactAction, 'href' | 'eventCode'>): string | null {
  if (eventCode === 'EMAIL_CLICK') return href.replace(/^mailto:/, '');
  if (eventCode === 'WEBSITE_CLICK') return href.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return null;
}
