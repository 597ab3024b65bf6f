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

/** Rows of other tables that changes name. */
export interface NamedRows {
  /** ids of active categories by code */
  categories: ReadonlyMap<string, number>;
  /** ids of areas by did */
  areas: ReadonlyMap<string, number>;
  vendorIds: ReadonlySet<number>;
}

/** Returns the rows for the codes in a change. A newly chosen category must be active. */
export async function findReferences(manager: EntityManager, changes: BrochureChanges): Promise<References> {
  return referencesAmong(await readNamedRows(manager, [changes]), changes);
}

/** Reads what many changes name, in at most three statements. */
export async function readNamedRows(manager: EntityManager, all: readonly BrochureChanges[]): Promise<NamedRows> {
  const codes = all.flatMap((changes) => [
    ...(changes.category == null ? [] : [changes.category]),
    ...(isTooLong(changes) ? [] : (changes.brochureCategories ?? [])),
  ]);
  const dids = all.flatMap(({ mapArea }) => mapArea ?? []);
  const ids = all.flatMap(({ vendorId }) => (vendorId != null && vendorId > 0 ? [vendorId] : []));
  const find = async <T>(keys: readonly unknown[], read: () => Promise<T[]>): Promise<T[]> =>
    keys.length === 0 ? [] : read();
  const categories = await find(codes, () =>
    manager.getRepository(Category).findBy({ code: In([...new Set(codes)]), isActive: true }),
  );
  const areas = await find(dids, () => manager.getRepository(MapArea).findBy({ did: In([...new Set(dids)]) }));
  const vendors = await find(ids, () =>
    manager.getRepository(Vendor).find({ select: { id: true }, where: { id: In([...new Set(ids)]) } }),
  );
  return {
    categories: new Map(categories.map(({ code, id }) => [code, id])),
    areas: new Map(areas.map(({ did, id }) => [did, id])),
    vendorIds: new Set(vendors.map(({ id }) => id)),
  };
}

/** Returns the references of one change among the rows that were read for it. */
export function referencesAmong({ categories, areas, vendorIds }: NamedRows, changes: BrochureChanges): References {
  const { category, brochureCategories, mapArea, vendorId } = changes;
  const references: References = { columns: {}, furtherCategoryIds: undefined, errors: [] };
  const refuse = (field: string, code: string, message: string) => references.errors.push({ field, code, message });

  if (isTooLong(changes)) {
    refuse('brochureCategories', 'TOO_MANY', `Choose at most ${mostFurtherCategories} further categories.`);
    return references;
  }
  if (category === null) refuse('category', 'REQUIRED', 'Choose a category.');
  else if (category !== undefined) {
    references.columns.categoryId = categories.get(category);
    if (references.columns.categoryId === undefined) refuse('category', 'UNKNOWN', unknown(category));
  }
  if (brochureCategories !== undefined) {
    const missing = brochureCategories.filter((code) => !categories.has(code));
    if (missing.length > 0) refuse('brochureCategories', 'UNKNOWN', missing.map(unknown).join(' '));
    references.furtherCategoryIds = brochureCategories.flatMap((code) => categories.get(code) ?? []);
  }
  if (mapArea !== undefined) {
    const areaId = mapArea === null ? null : (areas.get(mapArea) ?? null);
    references.columns.mapAreaId = areaId;
    if (mapArea !== null && areaId === null)
      refuse('mapArea', 'UNKNOWN', `There is no map area ${shown(mapArea)}: choose another.`);
  }
  if (vendorId != null && !vendorIds.has(vendorId)) {
    refuse('vendorId', 'UNKNOWN', `There is no vendor ${vendorId}: choose another.`);
  }
  return references;
}

function isTooLong({ brochureCategories }: BrochureChanges): boolean {
  return brochureCategories !== undefined && brochureCategories.length > mostFurtherCategories;
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

function unknown(code: string): string {
  return `There is no category ${shown(code)} in use: choose another.`;
}

function shown(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
