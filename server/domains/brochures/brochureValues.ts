import { In, type EntityManager } from 'typeorm';
import { Category } from '../categories/Category';
import { MapArea } from '../map-areas/MapArea';
import type { Brochure } from './Brochure';
import { BrochureCategory } from './BrochureCategory';
import type { BrochureValues, WrittenColumns } from './BrochureChanges';
import { writtenColumns } from './writtenColumns';

/** An ad as people see it when they change it: neighbours by their codes. */
export async function brochureValues(manager: EntityManager, brochure: Brochure): Promise<BrochureValues> {
  const further = await manager.getRepository(BrochureCategory).findBy({ brochureId: brochure.id });
  const ids = [brochure.categoryId, ...further.map(({ categoryId }) => categoryId)];
  const categories = await manager.getRepository(Category).findBy({ id: In(ids) });
  const { mapAreaId } = brochure;
  const mapArea = mapAreaId === null ? null : await manager.getRepository(MapArea).findOneBy({ id: mapAreaId });
  const main = categories.find(({ id }) => id === brochure.categoryId);
  return {
    ...columnsOf(brochure),
    category: main?.code ?? null,
    brochureCategories: further
      .flatMap(({ categoryId }) => categories.find(({ id }) => id === categoryId)?.code ?? [])
      .toSorted(),
    mapArea: mapArea?.did ?? null,
  };
}

function columnsOf(brochure: Brochure): WrittenColumns {
  return Object.fromEntries(writtenColumns.map((name) => [name, brochure[name]])) as unknown as WrittenColumns;
}
