import type { RequestContext } from '../../../platform/context/RequestContext';
import type { Category } from '../../categories/Category';
import { categoryLoader } from '../../categories/categoryLoader';
import type { Brochure } from '../Brochure';

/** Returns the main category of an ad, without a query if the ad's query has read it. */
export function categoryOf(
  context: RequestContext,
  { category, categoryId }: Brochure,
): Category | null | Promise<Category | null> {
  return category ?? context.loader(categoryLoader).load(categoryId);
}
