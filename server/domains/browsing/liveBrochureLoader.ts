import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../platform/context/RequestContext';
import type { Brochure } from '../brochures/Brochure';
import { readBrochures } from './readBrochures';

/** Ads that are not deleted, by their number, whatever their state: one statement for all that a request asks for. */
export const liveBrochureLoader: LoaderFactory<number, Brochure | null> = (context) =>
  new DataLoader<number, Brochure | null>(async (ids) => {
    const found = await readBrochures(context, ids);
    const live = new Map(found.filter((ad) => ad.recordStatus).map((ad) => [ad.id, ad]));
    return ids.map((id) => live.get(id) ?? null);
  });
