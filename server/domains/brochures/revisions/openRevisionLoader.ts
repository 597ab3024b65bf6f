import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../../platform/context/RequestContext';
import type { BrochureRevision } from './BrochureRevision';
import { findOpenRevisions } from './findOpenRevision';

/** Loads the open revision of an ad by the ad's number. */
export const openRevisionLoader: LoaderFactory<number, BrochureRevision | null> = ({ database }) =>
  new DataLoader<number, BrochureRevision | null>(async (ids) => {
    const open = await findOpenRevisions(database.manager, ids);
    return ids.map((id) => open.get(id) ?? null);
  });
