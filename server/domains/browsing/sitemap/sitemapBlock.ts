/**
 * Ids per part of the sitemap. The part follows from the ad's id, so an ad never changes its part. A part may have
 * 50,000 URLs; with this number it is a file of about two megabytes.
 */
export const sitemapBlock = 10_000;
