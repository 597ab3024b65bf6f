import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../platform/context/RequestContext';
import { groupByKey } from '../../platform/loaders/groupByKey';
import { LinkCheck } from './LinkCheck';

/** The broken links of an ad, by the ad's number. A link that was changed is no longer the one that failed. */
export const brokenLinksLoader: LoaderFactory<number, LinkCheck[]> = ({ database }) =>
  new DataLoader<number, LinkCheck[]>(async (ids) => {
    const broken = await database
      .getRepository(LinkCheck)
      .createQueryBuilder('link')
      .innerJoin('link.brochure', 'ad')
      .where('link.brochureId = ANY (:ids) AND link.brokenSince IS NOT NULL', { ids })
      .andWhere(
        `link.url = CASE link.field WHEN 'wwwUrl' THEN ad.wwwUrl WHEN 'flipbookUrl' THEN ad.flipbookUrl ELSE ad.googleAdUrl END`,
      )
      .orderBy('link.field', 'DESC')
      .getMany();
    return groupByKey(ids, broken, ({ brochureId }) => brochureId);
  });
