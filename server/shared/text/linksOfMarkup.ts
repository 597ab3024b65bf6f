import sanitizeHtml from 'sanitize-html';

/** Returns the addresses of the links in a description, without entities. Text without a tag has none. */
export function linksOfMarkup(text: string): string[] {
  if (!/<a\s/i.test(text)) return [];
  const links: string[] = [];
  sanitizeHtml(text, {
    allowedTags: ['a'],
    transformTags: {
      a: (tagName, attribs) => {
        if (attribs['href'] !== undefined) links.push(attribs['href']);
        return { tagName, attribs };
      },
    },
  });
  return links;
}
