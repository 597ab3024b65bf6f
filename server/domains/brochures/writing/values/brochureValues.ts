import { In, type EntityManager } from 'typeorm';
import { Category } from '../../../categories/Category';
import { MapArea } from '../../../map-areas/MapArea';
import type { Brochure } from '../../Brochure';
import { BrochureCategory } from '../../BrochureCategory';
import type { BrochureValues } from './BrochureChanges';
import { valuesOf } from './valuesOf';

/** Returns an ad's values, reading its relations in the caller's transaction. */
export async function brochureValues(manager: EntityManager, brochure: Brochure): Promise<BrochureValues> {
  const { id, categoryId, mapAreaId } = brochure;
  const further = await manager.getRepository(BrochureCategory).findBy({ brochureId: id });
  const furtherIds = further.map((each) => each.categoryId);
  const categories = await manager.getRepository(Category).findBy({ id: In([categoryId, ...furtherIds]) });
  return valuesOf(brochure, {
    category: categories.find((each) => each.id === categoryId) ?? null,
    furtherCategories: categories.filter((each) => furtherIds.includes(each.id)),
    mapArea: mapAreaId === null ? null : await manager.getRepository(MapArea).findOneBy({ id: mapAreaId }),
  });
}
