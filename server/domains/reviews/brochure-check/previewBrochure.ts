import { In, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { getTimeZone } from '../../../shared/australia/getTimeZone';
import { assetsOfBrochureLoader } from '../../brochures/assets/assetsOfBrochureLoader';
import { Brochure } from '../../brochures/Brochure';
import { brochureCategoriesLoader } from '../../brochures/relations/brochureCategoriesLoader';
import { Category } from '../../categories/Category';

/** Category of a preview until the user chooses one. */
const provisional = 'OTHER';

interface Proposed {
  after: Brochure;
  /** undefined: unchanged */
  furtherCategoryIds: number[] | undefined;
}

/**
 * Returns an unsaved ad that shows a change; null when there is no category for it. Its id is the negative id of the
 * real ad, so that nothing confuses the two; its files are the real ad's.
 */
export async function previewBrochure(
  context: RequestContext,
  manager: EntityManager,
  { after, furtherCategoryIds }: Proposed,
): Promise<Brochure | null> {
  const categories = manager.getRepository(Category);
  // a new ad has no category yet, although its class declares one
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
