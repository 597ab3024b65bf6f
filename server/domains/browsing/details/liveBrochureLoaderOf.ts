import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../../platform/context/RequestContext';
import type { Brochure } from '../../brochures/Brochure';
import { readBrochures } from '../rows/readBrochures';
import type { FieldSelection } from '../field-selection/FieldSelection';

type BrochureLoader = LoaderFactory<number, Brochure | null>;

const made = new WeakMap<FieldSelection, BrochureLoader>();

/** Returns a loader of ads by number, in any state except deleted: one statement for all ads of a request. */
export function liveBrochureLoaderOf(fields: FieldSelection): BrochureLoader {
  const loader = made.get(fields) ?? make(fields);
  made.set(fields, loader);
  return loader;
}

const make =
  (fields: FieldSelection): BrochureLoader =>
  (context) =>
    new DataLoader<number, Brochure | null>(async (ids) => {
      const { brochures } = await readBrochures(context, ids, fields);
      const live = new Map(brochures.filter((ad) => ad.recordStatus).map((ad) => [ad.id, ad]));
      return ids.map((id) => live.get(id) ?? null);
    });
