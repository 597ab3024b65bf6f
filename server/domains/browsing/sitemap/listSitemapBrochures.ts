import type { RequestContext } from '../../../platform/context/RequestContext';
import { SqlValues } from '../../../platform/database/SqlValues';
import type { BrochureType } from '../../brochures/BrochureType';
import { publicFeedTypes } from '../lists/publicFeedTypes';
import { isPubliclyVisible } from '../active-facets/isPubliclyVisible';
import { sitemapBlock } from './sitemapBlock';

export interface SitemapBrochure {
  id: number;
  type: BrochureType;
  changedAt: Date;
  /** of its first picture */
  imageUrl: string | null;
}

/** Returns the public ads of one part of the sitemap, with one statement. */
export async function listSitemapBrochures(context: RequestContext, part: number): Promise<SitemapBrochure[]> {
  const values = new SqlValues();
  const isPublic = isPubliclyVisible(publicFeedTypes, context.clock.now(), values);
  const [after, upTo] = [(part - 1) * sitemapBlock, part * sitemapBlock].map((id) => values.add(id));
  return context.database.query<SitemapBrochure[]>(
    `SELECT b.id, b.type, b.updated_at AS "changedAt",
       (SELECT a.url FROM assets a WHERE a.brochure_id = b.id AND a.type = 'BROCHURE_IMAGE'
        ORDER BY a.sort_order, a.id LIMIT 1) AS "imageUrl"
     FROM brochures b WHERE b.id > ${after} AND b.id <= ${upTo} AND ${isPublic} ORDER BY b.id`,
    values.all,
  );
}
