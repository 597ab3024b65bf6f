import { In, type EntityManager } from 'typeorm';
import { Asset } from '../../brochures/assets/Asset';
import { readAdFacts, type AdFacts } from '../../brochures/writing/batch/readAdFacts';
import type { JudgingContext, Judging } from '../../brochures/writing/prepareChanges';

/** What merges need to know of their ads. A merge that is planned on top of another one adds its files. */
export interface MergeFacts extends AdFacts, Judging {
  /** by ad, in their order */
  files: Map<number, readonly Asset[]>;
  /** ads of which somebody has taken a coupon */
  withTakenCoupons: ReadonlySet<number>;
}

/** Reads the facts of many ads in six statements. */
export async function readMergeFacts(
  manager: EntityManager,
  ids: readonly number[],
  { clock, outward: { badHosts } }: JudgingContext,
): Promise<MergeFacts> {
  const facts = await readAdFacts(manager, ids);
  const assets = await manager
    .getRepository(Asset)
    .find({ where: { brochureId: In([...ids]) }, order: { sortOrder: 'ASC', id: 'ASC' } });
  const taken = await manager.query<{ id: number }[]>(
    'SELECT DISTINCT brochure_id AS id FROM coupon_purchases WHERE brochure_id = ANY($1)',
    [ids],
  );
  const files = new Map<number, readonly Asset[]>(ids.map((id) => [id, []]));
  for (const asset of assets) files.set(asset.brochureId, [...(files.get(asset.brochureId) ?? []), asset]);
  return {
    ...facts,
    ...{ now: clock.now(), badHosts, files, withTakenCoupons: new Set(taken.map(({ id }) => id)) },
    assetTypesOf: ({ id }) => (files.get(id) ?? []).map(({ type }) => type),
  };
}
