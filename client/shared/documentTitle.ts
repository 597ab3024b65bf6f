import { siteName } from './site';

/** The page's title followed by the site's name, unless the title contains it: "Local offers in Noosa". */
export function documentTitle(title: string): string {
  return title.toLowerCase().includes(siteName.toLowerCase()) ? title : `${title} – ${siteName}`;
}
