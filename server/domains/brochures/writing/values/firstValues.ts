import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../../shared/Viewer';
import { Category } from '../../../categories/Category';
import { Vendor } from '../../../vendors/Vendor';
import type { BrochureChanges } from './BrochureChanges';

/** the category of a draft until its vendor chooses one */
const provisionalCategory = 'OTHER';

/**
 * Returns what a new ad has until its maker writes it. A vendor's draft begins with the name of its company, and in
 * "Other", so that it can be saved before its category is chosen (docs/rules/statuses-and-reviews.md#drafts).
 */
export async function firstValues(manager: EntityManager, viewer: Viewer | null): Promise<BrochureChanges> {
  if (viewer?.role !== 'VENDOR' || viewer.vendorId === null) return { category: null };
  const other = { code: provisionalCategory, isActive: true };
  const hasOther = await manager.getRepository(Category).existsBy(other);
  const { companyName } = await manager.getRepository(Vendor).findOneByOrFail({ id: viewer.vendorId });
  return { category: hasOther ? provisionalCategory : null, companyName };
}
