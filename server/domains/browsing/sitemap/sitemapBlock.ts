/**
 * An ad's part of the sitemap follows from its number, so that it stays in that part for ever. A part may hold 50,000
 * addresses; with this many it also stays a file of about two megabytes.
 */
export const sitemapBlock = 10_000;
