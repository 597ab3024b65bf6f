import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../platform/context/RequestContext';
import type { Brochure } from '../brochures/Brochure';
import { readBrochures } from './readBrochures';
import type { BrochureParts } from './reading/BrochureParts';

type BrochureLoader = LoaderFactory<number, Brochure | null>;

const made = new WeakMap<BrochureParts, BrochureLoader>();

/** Ads that are not deleted, by their number, whatever their state: one statement for all that a request asks for. */
export function liveBrochureLoaderOf(parts: BrochureParts): BrochureLoader {
  const loader = made.get(parts) ?? make(parts);
  made.set(parts, loader);
  return loader;
}

const make =
  (parts: BrochureParts): BrochureLoader =>
  (context) =>
    new DataLoader<number, Brochure | null>(async (ids) => {
      const { ads } = await readBrochures(context, ids, parts);
      const live = new Map(ads.filter((ad) => ad.recordStatus).map((ad) => [ad.id, ad]));
      return ids.map((id) => live.get(id) ?? null);
    });
