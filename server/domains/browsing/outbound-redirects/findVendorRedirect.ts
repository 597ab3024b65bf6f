import { domainToUnicode } from 'node:url';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { readOutwardUrl } from '../../../shared/urls/readOutwardUrl';

interface OutwardRow {
  www_url: string | null;
  google_ad_url: string | null;
  flipbook_url: string | null;
}

/** Exactly the expression of the index of the same name; the found URLs are then parsed as browsers do. */
const hosts = `ARRAY[substring(lower(www_url) from '^https?://([^/?#]+)'), substring(lower(google_ad_url) from '^https?://([^/?#]+)'), substring(lower(flipbook_url) from '^https?://([^/?#]+)')]`;

/**
 * Returns whether a published ad links to this host. Links to social media do not count, because anyone can publish
 * there.
 */
async function isPublishedHost({ database }: Pick<RequestContext, 'database'>, { host }: URL): Promise<boolean> {
  const rows = await database.query<OutwardRow[]>(
    `SELECT www_url, google_ad_url, flipbook_url FROM brochures
     WHERE status = 'PUBLISHED' AND record_status AND coalesce(www_url, google_ad_url, flipbook_url) IS NOT NULL
       AND ${hosts} && $1::text[] LIMIT 20`,
    [[host, domainToUnicode(host)]],
  );
  return rows
    .flatMap((row) => [row.www_url, row.google_ad_url, row.flipbook_url])
    .some((url) => url !== null && URL.parse(url)?.host === host);
}

export interface VendorRedirect {
  url: string;
  /** false: a page asks the visitor first and names the host */
  atOnce: boolean;
}

/**
 * Returns the target of `/vendorRecirect?vendorUrl=` (docs/rules/links-and-redirects.md#vendor-redirect). It redirects
 * at once only to hosts of published ads, of the settings, and our own, so that the site is not an open redirect. null:
 * redirect to the list.
 */
export async function findVendorRedirect(
  context: Pick<RequestContext, 'database' | 'outward' | 'publicUrl'>,
  vendorUrl: string,
): Promise<VendorRedirect | null> {
  const url = readOutwardUrl(vendorUrl);
  if (!url) return null;
  const { outward, publicUrl } = context;
  const isOurs = url.host === new URL(publicUrl).host;
  const isListed = url.port === '' && outward.redirectHosts.includes(url.hostname);
  return { url: url.href, atOnce: isOurs || isListed || (await isPublishedHost(context, url)) };
}
