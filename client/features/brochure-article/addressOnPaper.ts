import type { ContactAction } from './contact/listContactActions';

/** The address that is printed after a link; null if the label shows it, or if it is useless on paper. */
export function addressOnPaper({
  href,
  printed = href,
  eventCode,
}: Pick<ContactAction, 'href' | 'printed' | 'eventCode'>): string | null {
  if (eventCode === 'EMAIL_CLICK') return href.replace(/^mailto:/, '');
  if (eventCode === 'WEBSITE_CLICK') return printed.replace(/^https?:\/\//, '').replace(/\/$/, '') || null;
  return null;
}
