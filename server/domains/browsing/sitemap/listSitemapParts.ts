import type { RequestContext } from '../../../platform/context/RequestContext';
import { SqlValues } from '../../../platform/database/SqlValues';
import { publicFeedTypes } from '../lists/publicFeedTypes';
import { isPubliclyVisible } from '../active-facets/isPubliclyVisible';
import { sitemapBlock } from './sitemapBlock';

export interface SitemapPart {
  /** from 1 */
  number: number;
  changedAt: Date;
}

/** Returns the parts of the sitemap that have public ads, each with its latest change. */
export async function listSitemapParts(context: RequestContext): Promise<SitemapPart[]> {
  const values = new SqlValues();
  const block = values.add(sitemapBlock);
  return context.database.query<SitemapPart[]>(
    `SELECT (b.id - 1) / ${block} + 1 AS number, max(b.updated_at) AS "changedAt" FROM brochures b
     WHERE ${isPubliclyVisible(publicFeedTypes, context.clock.now(), values)} GROUP BY 1 ORDER BY 1`,
    values.all,
  );
}
