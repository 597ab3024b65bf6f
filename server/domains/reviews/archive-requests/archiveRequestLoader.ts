import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../../platform/context/RequestContext';
import { ArchiveRequest } from './ArchiveRequest';

/** The last archive request for an ad, by the ad's number. */
export const archiveRequestLoader: LoaderFactory<number, ArchiveRequest | null> = ({ database }) =>
  new DataLoader<number, ArchiveRequest | null>(async (ids) => {
    const found = await database
      .getRepository(ArchiveRequest)
      .createQueryBuilder('r')
      .distinctOn(['r.brochure_id'])
      .where('r.brochure_id = ANY (:ids)', { ids })
      .orderBy('r.brochure_id')
      .addOrderBy('r.id', 'DESC')
      .getMany();
    const byBrochure = new Map(found.map((request) => [request.brochureId, request]));
    return ids.map((id) => byBrochure.get(id) ?? null);
  });
