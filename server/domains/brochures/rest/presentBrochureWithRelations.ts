import type { RequestContext } from '../../../platform/context/RequestContext';
import { categoryLoader } from '../../categories/categoryLoader';
import { assetsOfBrochureLoader } from '../assets/assetsOfBrochureLoader';
import type { Brochure } from '../Brochure';
import type { BrochureCardResponse, BrochureResponse } from './BrochureResponse';
import { brochureCategoriesLoader } from '../relations/brochureCategoriesLoader';
import { categoryOf } from '../relations/categoryOf';
import { companyOf } from '../computed/companyOf';
import { mapAreaOf } from '../relations/mapAreaOf';
import { presentBrochure, presentBrochureCard } from './presentBrochure';
import { thumbnailOf } from '../relations/thumbnailOf';

/**
 * Returns an ad with its relations as a REST response. The request's loaders read each kind of relation with one
 * statement, however many ads there are.
 */
export async function presentBrochureWithRelations(
  context: RequestContext,
  brochure: Brochure,
  { brief = false, distanceKm = null }: { brief?: boolean; distanceKm?: number | null } = {},
): Promise<BrochureResponse> {
  const { id } = brochure;
  const { viewer, publicUrl } = context;
  const [category, furtherCategories, vendor, mapArea, assets] = await Promise.all([
    categoryOf(context, brochure),
    context.loader(brochureCategoriesLoader).load(id),
    companyOf(context, brochure),
    mapAreaOf(context, brochure),
    brief ? onlyThumbnail(context, brochure) : context.loader(assetsOfBrochureLoader).load(id),
  ]);
  if (!category) throw new Error(`Ad ${id} has no category.`);
  return presentBrochure(
    {
      ...{ brochure, category, parentCategory: null, furtherCategories, vendor, mapArea, assets },
      ...{ viewer, publicUrl, distanceKm },
    },
    { brief },
  );
}

/** Returns an ad with the relations of a card as a REST response with `view=card`. */
export async function presentBrochureCardWithRelations(
  context: RequestContext,
  brochure: Brochure,
  { distanceKm = null }: { distanceKm?: number | null } = {},
): Promise<BrochureCardResponse> {
  const { viewer, publicUrl } = context;
  const [category, vendor, mapArea, assets] = await Promise.all([
    categoryOf(context, brochure),
    companyOf(context, brochure),
    mapAreaOf(context, brochure),
    onlyThumbnail(context, brochure),
  ]);
  if (!category) throw new Error(`Ad ${brochure.id} has no category.`);
  const { parentId } = category;
  const parentCategory = parentId === null ? null : await context.loader(categoryLoader).load(parentId);
  return presentBrochureCard({
    ...{ brochure, category, parentCategory, vendor, mapArea, assets, furtherCategories: [] },
    ...{ viewer, publicUrl, distanceKm },
  });
}

async function onlyThumbnail(context: RequestContext, brochure: Brochure) {
  const thumbnail = await thumbnailOf(context, brochure);
  return thumbnail ? [thumbnail] : [];
}
