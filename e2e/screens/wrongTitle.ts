const suffix = ' – Local Offers';
const namesSite = (text: string): boolean => text.toLowerCase().includes('local offers');

/**
 * What is wrong with a page's title by the rule of `client/shared/documentTitle.ts`: a title that names the site stands
 * alone, any other is followed by the name, and no title is the name alone.
 */
export function wrongTitle(title: string): string[] {
  const ownTitle = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
  const isNamedOnce = namesSite(ownTitle) === (ownTitle === title);
  const isRight = isNamedOnce && ownTitle !== '' && ownTitle !== 'Local Offers';
  return isRight ? [] : [`its title is “${title}”`];
}
