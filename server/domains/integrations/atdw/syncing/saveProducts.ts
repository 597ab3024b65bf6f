import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { newDid } from '../../../../shared/did';
import { brokenRule } from '../../../brochures/writing/batch/refusalOf';
import { ImportAreas } from '../../brochure-import/ImportAreas';
import { saveBrochuresSql } from '../../saveBrochuresSql';
import { AtdwCategory } from '../AtdwCategory';
import type { ProductRefusal } from '../ProductRefusal';
import { savePictures } from '../pictures/savePictures';
import type { SourceColumns, SourceProduct } from '../source/SourceProduct';
import type { FetchedProduct, SaveableProduct } from '../source/SaveableProduct';
import type { AtdwDependencies } from './AtdwDependencies';
import { atdwSource } from './isListed';
import { renewListings } from './renewListings';
import type { RunCounts } from './RunProgress';
import { saveListings } from './saveListings';

const sourceColumns: Readonly<Record<keyof SourceColumns, string>> = {
  ...{ title: 'text', company_name: 'text', highlights: 'text', description: 'text' },
  ...{ address_line1: 'text', address_line2: 'text', city: 'text', state: 'text', postcode: 'text' },
  ...{ latitude: 'double precision', longitude: 'double precision', position_source: 'text', time_zone: 'text' },
  ...{ phone_no: 'text', contact_email: 'text', www_url: 'text', facebook_url: 'text', instagram_url: 'text' },
  ...{ valid_from: 'date', valid_to: 'date' },
};

/** Category and area are the site's own: a new ad gets them, and people change them (docs/rules/tourism-ads.md#source-decides). */
const statement = saveBrochuresSql({
  columns: { category_id: 'integer', map_area_id: 'integer', ...sourceColumns },
  updated: Object.keys(sourceColumns),
  action: 'syncAtdw',
});

interface SavedProducts {
  counts: Pick<RunCounts, 'created' | 'updated' | 'unchanged' | 'renewed'>;
  refusals: ProductRefusal[];
}

/** Saves fetched products in few statements, in the caller's transaction. Saving them again changes nothing. */
export async function saveProducts(
  manager: EntityManager,
  dependencies: AtdwDependencies,
  fetched: readonly FetchedProduct[],
): Promise<SavedProducts> {
  const counts = { created: 0, updated: 0, unchanged: 0, renewed: 0 };
  const refusals: ProductRefusal[] = [];
  if (fetched.length === 0) return { counts, refusals };
  const saveable = await prepare(manager, fetched, refusals);
  await saveOrHalve(saveable);
  return { counts, refusals };

  /** A product that the database refuses holds up no others. */
  async function saveOrHalve(batch: readonly SaveableProduct[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      const saved = await manager.transaction((part) => saveBatch(part, dependencies, batch));
      for (const name of Object.keys(counts) as (keyof typeof counts)[]) counts[name] += saved[name];
    } catch (error) {
      const rule = brokenRule(error);
      const [first] = batch;
      if (rule === null || !first) throw error;
      if (batch.length === 1) {
        refusals.push({
          productId: first.product.productId,
          message: `The database refuses this product (rule ${rule}).`,
        });
        return;
      }
      const middle = Math.ceil(batch.length / 2);
      await saveOrHalve(batch.slice(0, middle));
      await saveOrHalve(batch.slice(middle));
    }
  }
}

async function prepare(
  manager: EntityManager,
  fetched: readonly FetchedProduct[],
  refusals: ProductRefusal[],
): Promise<SaveableProduct[]> {
  const categories = await manager.getRepository(AtdwCategory).find();
  const idOfCode = new Map(categories.map(({ code, categoryId }) => [code, categoryId]));
  const areas = await ImportAreas.load(manager, null, []);
  return fetched.flatMap(({ product, changedAt }) => {
    const { productId, categoryCode, columns } = product;
    const categoryId = idOfCode.get(categoryCode) ?? idOfCode.get(otherCategory) ?? null;
    if (categoryId === null) {
      const message = `The category ${categoryCode.slice(0, 40)} has no category of this site: choose one for it.`;
      refusals.push({ productId, message });
      return [];
    }
    const mapAreaId = areas.find({ ...columns, mapAreas: [] })?.id ?? null;
    return [{ product, changedAt, categoryId, mapAreaId, contentHash: hashOf(product) }];
  });
}

/** The row of categories that the source has not named (docs/rules/tourism-ads.md#categories). */
export const otherCategory = 'OTHER';

function hashOf(product: SourceProduct): string {
  return createHash('sha256').update(JSON.stringify(product)).digest('base64url');
}

async function saveBatch(
  manager: EntityManager,
  { clock, jobs }: AtdwDependencies,
  batch: readonly SaveableProduct[],
): Promise<SavedProducts['counts']> {
  const now = clock.now();
  const rows = batch.map(({ product, categoryId, mapAreaId }) => ({
    ...product.columns,
    ...{ external_id: product.productId, did: newDid(), category_id: categoryId, map_area_id: mapAreaId },
  }));
  const changes = await manager.query<{ brochureId: number; before: object | null }[]>(statement, [
    ...[JSON.stringify(rows), 'ATDW_AD', 'PENDING_REVIEW', atdwSource, now, null, 'SYSTEM', null, false, null],
  ]);
  const created = new Set(changes.filter(({ before }) => before === null).map(({ brochureId }) => brochureId));
  const renewed = await renewListings(
    manager,
    clock,
    batch.map(({ product }) => product.productId),
  );
  const changed = await saveListings(manager, batch);
  await savePictures(manager, { jobs, clock }, batch);
  const updated = new Set([...changes.map(({ brochureId }) => brochureId), ...changed]);
  for (const id of [...created, ...renewed]) updated.delete(id);
  return {
    ...{ created: created.size, renewed: renewed.length, updated: updated.size },
    unchanged: batch.length - created.size - renewed.length - updated.size,
  };
}
