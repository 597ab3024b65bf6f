import { brand } from '../../server/shared/brand/brand';

const suffix = ` – ${brand.name}`;
const namesSite = (text: string): boolean => text.toLowerCase().includes(brand.name.toLowerCase());

/**
 * The error of a page's title by the rule of `client/shared/documentTitle.ts`: a title that contains the site's name
 * stands alone, any other ends with the name, and the name alone is no title.
 */
export function wrongTitle(title: string): string[] {
  const ownTitle = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
  const isNamedOnce = namesSite(ownTitle) === (ownTitle === title);
  const isRight = isNamedOnce && ownTitle !== '' && ownTitle !== brand.name;
  return isRight ? [] : [`its title is “${title}”`];
}
