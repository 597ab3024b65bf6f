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
  /** the ads to which a job still moves events of an ad, by that ad */
  eventsLeaveTo: ReadonlyMap<number, readonly number[]>;
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
  const ties = await manager.query<{ id: number; isTaken: boolean; leaveTo: number[] }[]>(
    `SELECT ad.id, EXISTS (SELECT FROM coupon_purchases WHERE brochure_id = ad.id) AS "isTaken",
       ARRAY(SELECT to_id FROM event_moves WHERE from_id = ad.id) AS "leaveTo" FROM unnest($1::integer[]) AS ad (id)`,
    [ids],
  );
  const files = new Map<number, readonly Asset[]>(ids.map((id) => [id, []]));
  for (const asset of assets) files.set(asset.brochureId, [...(files.get(asset.brochureId) ?? []), asset]);
  return {
    ...facts,
    ...{
      now: clock.now(),
      badHosts,
      files,
      withTakenCoupons: new Set(ties.flatMap(({ id, isTaken }) => (isTaken ? [id] : []))),
    },
    eventsLeaveTo: new Map(ties.map(({ id, leaveTo }) => [id, leaveTo])),
    assetTypesOf: ({ id }) => (files.get(id) ?? []).map(({ type }) => type),
  };
}
