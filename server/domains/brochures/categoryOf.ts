import type { RequestContext } from '../../platform/context/RequestContext';
import type { Category } from '../categories/Category';
import { categoryLoader } from '../categories/categoryLoader';
import type { Brochure } from './Brochure';

/** The main category of an ad: at once where it was read along with the ad. */
export function categoryOf(
  context: RequestContext,
  { category, categoryId }: Brochure,
): Category | null | Promise<Category | null> {
  return category ?? context.loader(categoryLoader).load(categoryId);
}
