const suffix = ' – Local Offers';
const namesSite = (text: string): boolean => text.toLowerCase().includes('local offers');

/**
 * The error of a page's title by the rule of `client/shared/documentTitle.ts`: a title that contains the site's name
 * stands alone, any other ends with the name, and the name alone is no title.
 */
export function wrongTitle(title: string): string[] {
  const ownTitle = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
  const isNamedOnce = namesSite(ownTitle) === (ownTitle === title);
  const isRight = isNamedOnce && ownTitle !== '' && ownTitle !== 'Local Offers';
  return isRight ? [] : [`its title is “${title}”`];
}
