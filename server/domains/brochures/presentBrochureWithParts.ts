import type { RequestContext } from '../../platform/context/RequestContext';
import { assetsOfBrochureLoader } from '../assets/assetsOfBrochureLoader';
import { thumbnailLoader } from '../assets/thumbnailLoader';
import { categoryLoader } from '../categories/categoryLoader';
import { mapAreaLoader } from '../map-areas/mapAreaLoader';
import { vendorLoader } from '../vendors/vendorLoader';
import type { Brochure } from './Brochure';
import type { BrochureAnswer } from './brochureAnswer';
import { brochureCategoriesLoader } from './brochureCategoriesLoader';
import { presentBrochure } from './presentBrochure';

/** An ad and everything that REST says of its neighbours, read through the request's loaders: one statement for each
 * kind of neighbour, however many ads there are. */
export async function presentBrochureWithParts(
  context: RequestContext,
  brochure: Brochure,
  { brief = false, distanceKm = null }: { brief?: boolean; distanceKm?: number | null } = {},
): Promise<BrochureAnswer> {
  const { id, categoryId, vendorId, mapAreaId } = brochure;
  const [category, furtherCategories, vendor, mapArea, assets] = await Promise.all([
    context.loader(categoryLoader).load(categoryId),
    context.loader(brochureCategoriesLoader).load(id),
    vendorId === null ? null : context.loader(vendorLoader).load(vendorId),
    mapAreaId === null ? null : context.loader(mapAreaLoader).load(mapAreaId),
    brief ? thumbnailOf(context, id) : context.loader(assetsOfBrochureLoader).load(id),
  ]);
  if (!category) throw new Error(`Ad ${id} has no category.`);
  return presentBrochure(
    { brochure, category, furtherCategories, vendor, mapArea, assets, viewer: context.viewer, distanceKm },
    { brief },
  );
}

async function thumbnailOf(context: RequestContext, brochureId: number) {
  const thumbnail = await context.loader(thumbnailLoader).load(brochureId);
  return thumbnail ? [thumbnail] : [];
}
