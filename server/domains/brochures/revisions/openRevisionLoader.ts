import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { LoaderFactory } from '../../../platform/context/RequestContext';
import { BrochureRevision } from './BrochureRevision';

/** Loads the open revision of an ad by the ad's number. */
export const openRevisionLoader: LoaderFactory<number, BrochureRevision | null> = ({ database }) =>
  new DataLoader<number, BrochureRevision | null>(async (ids) => {
    const where = { brochureId: In(ids), state: In(['WAITING', 'CHANGES_REQUESTED']) };
    const found = await database.getRepository(BrochureRevision).findBy(where);
    const byBrochure = new Map(found.map((revision) => [revision.brochureId, revision]));
    return ids.map((id) => byBrochure.get(id) ?? null);
  });
