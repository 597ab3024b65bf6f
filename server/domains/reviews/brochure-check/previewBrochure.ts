import { In, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { getTimeZone } from '../../../shared/australia/getTimeZone';
import { assetsOfBrochureLoader } from '../../brochures/assets/assetsOfBrochureLoader';
import { Brochure } from '../../brochures/Brochure';
import { brochureCategoriesLoader } from '../../brochures/brochureCategoriesLoader';
import { Category } from '../../categories/Category';

/** What a preview is shown under until a category is chosen. */
const provisional = 'OTHER';

interface Proposed {
  after: Brochure;
  /** undefined: as they were */
  furtherCategoryIds: number[] | undefined;
}

/**
 * An ad that is nowhere kept, for whoever wants to see what a change looks like. It bears the negative number of the
 * real one, so that nobody takes the two for the same; its files are the real one's.
 */
export async function previewBrochure(
  context: RequestContext,
  manager: EntityManager,
  { after, furtherCategoryIds }: Proposed,
): Promise<Brochure | null> {
  const categories = manager.getRepository(Category);
  // an ad that is not created yet has no category, though its class says that there is one
  const chosen = after.categoryId as number | undefined;
  const categoryId = chosen ?? (await categories.findOneBy({ code: provisional }))?.id;
  if (categoryId === undefined) return null;
  const now = context.clock.now();
  const real = (after.id as number | undefined) ?? 0;
  const id = real === 0 ? 0 : -real;
  const files = real === 0 ? [] : await context.loader(assetsOfBrochureLoader).load(real);
  context.loader(assetsOfBrochureLoader).prime(id, files);
  const further =
    furtherCategoryIds === undefined
      ? await context.loader(brochureCategoriesLoader).load(real)
      : await categories.find({ where: { id: In(furtherCategoryIds) }, order: { sortOrder: 'ASC', id: 'ASC' } });
  context.loader(brochureCategoriesLoader).prime(id, further);
  const unkept = {
    ...{ version: 0, detailViewsCount: 0, createdAt: now, updatedAt: now, countryCode: 'AU' },
    ...{ mapAreaId: null, archiveReason: null, recordStatus: true },
  };
  const timeZone = getTimeZone(after.state, after.postcode);
  return Object.assign(new Brochure(), unkept, after, { id, categoryId, timeZone });
}
