import { siteName } from './siteName';

/** The page's title with the name of the site, once: "Local offers in Noosa" names it already. */
export function documentTitle(title: string): string {
  return title.toLowerCase().includes(siteName.toLowerCase()) ? title : `${title} – ${siteName}`;
}
