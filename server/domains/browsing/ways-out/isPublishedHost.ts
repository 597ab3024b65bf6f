import { domainToUnicode } from 'node:url';
import type { RequestContext } from '../../../platform/context/RequestContext';

interface OutwardRow {
  www_url: string | null;
  google_ad_url: string | null;
  flipbook_url: string | null;
}

/** As the index of the same name has it, letter for letter; what it finds is then read by the rules of browsers. */
const hosts = `ARRAY[substring(lower(www_url) from '^https?://([^/?#]+)'), substring(lower(google_ad_url) from '^https?://([^/?#]+)'), substring(lower(flipbook_url) from '^https?://([^/?#]+)')]`;

/**
 * Whether a published ad leads to this host itself. Links to social media do not count: what stands there belongs to
 * anyone.
 */
export async function isPublishedHost({ database }: Pick<RequestContext, 'database'>, { host }: URL): Promise<boolean> {
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
