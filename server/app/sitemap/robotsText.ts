/** What stands behind a login, changes something or is meant for programs. Everything else may be read and followed. */
const closed = [
  '/admin',
  '/vendor/',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/rest/',
  '/graphql',
  '/*/coupon',
  // searches, surroundings and map views without end (docs/crawling.md)
  ...['q', 'near', 'box', 'at'].flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
];

/** robots.txt (RFC 9309). */
export function robotsText(publicUrl: string): string {
  const rules = closed.map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${rules.join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
