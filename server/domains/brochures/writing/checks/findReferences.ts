import { In, type EntityManager } from 'typeorm';
import type { FieldError } from '../../../../shared/errors/DomainError';
import { Category } from '../../../categories/Category';
import { MapArea } from '../../../map-areas/MapArea';
import { Vendor } from '../../../vendors/Vendor';
import type { Brochure } from '../../Brochure';
import type { BrochureChanges } from '../values/BrochureChanges';

const mostFurtherCategories = 10;

export interface References {
  columns: Partial<Pick<Brochure, 'categoryId' | 'mapAreaId'>>;
  /** undefined: unchanged */
  furtherCategoryIds: number[] | undefined;
  errors: FieldError[];
}

/** Returns the rows for the codes in a change. A newly chosen category must be active. */
export async function findReferences(manager: EntityManager, changes: BrochureChanges): Promise<References> {
  const { category, brochureCategories, mapArea, vendorId } = changes;
  const references: References = { columns: {}, furtherCategoryIds: undefined, errors: [] };
  const refuse = (field: string, code: string, message: string) => references.errors.push({ field, code, message });

  if (brochureCategories !== undefined && brochureCategories.length > mostFurtherCategories) {
    refuse('brochureCategories', 'TOO_MANY', `Choose at most ${mostFurtherCategories} further categories.`);
    return references;
  }
  const codes = [...(category == null ? [] : [category]), ...(brochureCategories ?? [])];
  const categories = manager.getRepository(Category);
  const active = codes.length === 0 ? [] : await categories.findBy({ code: In(codes), isActive: true });
  const idOf = (code: string): number | undefined => active.find((each) => each.code === code)?.id;

  if (category === null) refuse('category', 'REQUIRED', 'Choose a category.');
  else if (category !== undefined) {
    references.columns.categoryId = idOf(category);
    if (references.columns.categoryId === undefined) refuse('category', 'UNKNOWN', unknown(category));
  }
  if (brochureCategories !== undefined) {
    const missing = brochureCategories.filter((code) => idOf(code) === undefined);
    if (missing.length > 0) refuse('brochureCategories', 'UNKNOWN', missing.map(unknown).join(' '));
    references.furtherCategoryIds = brochureCategories.flatMap((code) => idOf(code) ?? []);
  }
  if (mapArea !== undefined) {
    const area = mapArea === null ? null : await manager.getRepository(MapArea).findOneBy({ did: mapArea });
    references.columns.mapAreaId = area?.id ?? null;
    if (mapArea !== null && !area)
      refuse('mapArea', 'UNKNOWN', `There is no map area ${shown(mapArea)}: choose another.`);
  }
  if (vendorId != null && !(await couldBeVendor(manager, vendorId))) {
    refuse('vendorId', 'UNKNOWN', `There is no vendor ${vendorId}: choose another.`);
  }
  return references;
}

/** Returns what was found for some of the fields: those that a change of one ad names. */
export function referencesOf(
  { columns, furtherCategoryIds, errors }: References,
  changes: BrochureChanges,
): References {
  const { category, brochureCategories, mapArea } = changes;
  return {
    columns: {
      ...(category !== undefined && 'categoryId' in columns && { categoryId: columns.categoryId }),
      ...(mapArea !== undefined && 'mapAreaId' in columns && { mapAreaId: columns.mapAreaId }),
    },
    furtherCategoryIds: brochureCategories === undefined ? undefined : furtherCategoryIds,
    errors: errors.filter(({ field }) => field in changes),
  };
}

async function couldBeVendor(manager: EntityManager, id: number): Promise<boolean> {
  return id > 0 && (await manager.getRepository(Vendor).existsBy({ id }));
}

function unknown(code: string): string {
  return `There is no category ${shown(code)} in use: choose another.`;
}

function shown(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
