import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import { DomainError } from '../../shared/errors/DomainError';
import { Asset } from '../brochures/assets/Asset';
import { highestSortOrder } from '../brochures/assets/changing/sortOrder';
import { clearAssetLoaders } from '../brochures/assets/clearAssetLoaders';
import { refuseTooManyAssets } from '../brochures/assets/files/refuseTooManyAssets';
import { Brochure } from '../brochures/Brochure';
import { lockBrochure } from '../brochures/lockBrochure';
import { moveBrochure } from '../brochures/statuses/moveBrochure';
import { touchBrochure } from '../brochures/touchBrochure';
import type { BrochureChanges } from '../brochures/writing/values/BrochureChanges';
import { writeBrochure } from '../brochures/writing/writeBrochure';
import { MergedBrochure } from './MergedBrochure';

@InputType({ description: 'Two ads of one thing.' })
export class MergeBrochuresInput {
  @Field(() => ID, { description: 'Global id of the ad that stays.' })
  keepId: string;

  @Field(() => ID, { description: 'Global id of the ad that becomes part of it.' })
  mergeId: string;
}

@ObjectType({ description: 'What `mergeBrochures` did.' })
export class MergeBrochuresPayload {
  @Field(() => Brochure, { description: 'The ad that stays, with the pictures and figures of both.' })
  readonly brochure: Brochure;

  @Field(() => Brochure, { description: 'The other one: archived, and its addresses lead to the first.' })
  readonly merged: Brochure;

  constructor(brochure: Brochure, merged: Brochure) {
    this.brochure = brochure;
    this.merged = merged;
  }
}

const action = 'mergeBrochures';

/** What the ad that stays gets from the other where it has nothing itself. */
const filled = [
  ...(['phoneNo', 'contactEmail', 'wwwUrl', 'facebookUrl', 'instagramUrl', 'linkedInUrl'] as const),
  ...(['twitterUrl', 'tiktokUrl', 'youtubeUrl', 'openingHours', 'description', 'highlights'] as const),
];

/**
 * Makes one ad of two (docs/rules/search-and-lists.md#duplicates): the one that stays gets the pictures and figures of
 * both, and contacts, links and texts that it lacks. The other is archived; its pages and QR codes lead to the first.
 *
 * @throws CONFLICT if coupons of the other ad were taken, or the ads are of different types or companies
 */
export async function mergeBrochures(
  context: RequestContext,
  { keepId, mergeId }: { keepId: number; mergeId: number },
): Promise<{ brochure: Brochure; merged: Brochure }> {
  authorize(context.viewer, action);
  if (keepId === mergeId) {
    const message = 'Name two different ads.';
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'mergeId', code: 'SAME', message }] });
  }
  return context.database.transaction(async (manager) => {
    // always in the same order, so that two merges do not wait for each other
    const [one, two] = keepId < mergeId ? [keepId, mergeId] : [mergeId, keepId];
    const ads = [await lockBrochure(manager, one), await lockBrochure(manager, two)];
    const keep = ads.find(({ id }) => id === keepId) as Brochure;
    const merge = ads.find(({ id }) => id === mergeId) as Brochure;
    await refuseDifferent(manager, keep, merge);
    await moveAssets(manager, keep, merge);
    await moveFigures(manager, keep, merge);
    await writeBrochure(manager, context, keep, { action, changes: gapsOf(keep, merge) });
    const now = context.clock.now();
    const merged = await moveBrochure(manager, context, merge, {
      ...{ action, verb: 'archive' },
      prepare: () => ({ archiveReason: 'MANUAL', archivedAt: now }),
    });
    const links = manager.getRepository(MergedBrochure);
    await links.update({ newId: mergeId }, { newId: keepId });
    await links.save({ oldId: mergeId, newId: keepId, mergedAt: now });
    const line = { action, entityType: 'Brochure', entityId: keepId, before: null, after: { mergedFrom: mergeId } };
    await recordAudit(manager, context, [line]);
    for (const id of [keepId, mergeId]) clearAssetLoaders(context, id);
    return { brochure: await touchBrochure(manager, context, keepId), merged };
  });
}

async function refuseDifferent(manager: EntityManager, keep: Brochure, merge: Brochure): Promise<void> {
  const refuse = (message: string): never => {
    throw new DomainError('CONFLICT', message);
  };
  if (keep.type !== merge.type) refuse('The two ads are of different types.');
  if (keep.status === 'ARCHIVED' || merge.status === 'ARCHIVED') refuse('One of the two ads is archived.');
  if (merge.vendorId !== null && merge.vendorId !== keep.vendorId) {
    refuse(`Ad ${merge.id} belongs to a company that ad ${keep.id} does not: keep ad ${merge.id} instead.`);
  }
  const [{ taken }] = await manager.query<[{ taken: boolean }]>(
    `SELECT EXISTS (SELECT FROM coupon_purchases WHERE brochure_id = $1) AS taken`,
    [merge.id],
  );
  if (taken)
    refuse(`Coupons of ad ${merge.id} were taken, and their buyers find it there: keep ad ${merge.id} instead.`);
}

function gapsOf(keep: Brochure, merge: Brochure): BrochureChanges {
  const gaps = filled.filter((name) => keep[name] === null && merge[name] !== null);
  return Object.fromEntries(gaps.map((name) => [name, merge[name]]));
}

/** Pictures and files of both, each content once, those of the ad that stays first. */
async function moveAssets(manager: EntityManager, keep: Brochure, merge: Brochure): Promise<void> {
  const assets = manager.getRepository(Asset);
  const order = { sortOrder: 'ASC', id: 'ASC' } as const;
  const present = await assets.find({ where: { brochureId: keep.id }, order });
  const known = new Set(present.map(({ type, sha256, url }) => `${type} ${sha256 ?? url}`));
  const coming = (await assets.find({ where: { brochureId: merge.id }, order })).filter(
    ({ type, sha256, url }) => !known.has(`${type} ${sha256 ?? url}`),
  );
  refuseTooManyAssets([...present, ...coming].map(({ type }) => type));
  let last = Math.max(-1, ...present.map(({ sortOrder }) => sortOrder));
  for (const { id } of coming) {
    last = Math.min(last + 1, highestSortOrder);
    await assets.update({ id }, { brochureId: keep.id, sortOrder: last });
  }
}

/** Events, their sums by day, and the views of both become those of the ad that stays. */
async function moveFigures(manager: EntityManager, keep: Brochure, merge: Brochure): Promise<void> {
  const ids = [keep.id, merge.id];
  await manager.query('UPDATE statistic_events SET brochure_id = $1 WHERE brochure_id = $2', ids);
  await manager.query(
    `INSERT INTO daily_statistics (brochure_id, day, event_code, count)
       SELECT $1, day, event_code, count FROM daily_statistics WHERE brochure_id = $2
     ON CONFLICT (brochure_id, day, event_code) DO UPDATE SET count = daily_statistics.count + excluded.count`,
    ids,
  );
  await manager.query('DELETE FROM daily_statistics WHERE brochure_id = $1', [merge.id]);
  const { detailViewsCount } = merge;
  await manager.query('UPDATE brochure_views SET views = views + $2 WHERE brochure_id = $1', [
    ...[keep.id, detailViewsCount],
  ]);
  await manager.query('UPDATE brochure_views SET views = 0 WHERE brochure_id = $1', [merge.id]);
}
