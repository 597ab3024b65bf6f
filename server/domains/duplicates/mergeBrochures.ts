import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import { DomainError } from '../../shared/errors/DomainError';
import { clearAssetLoaders } from '../brochures/assets/clearAssetLoaders';
import { Brochure } from '../brochures/Brochure';
import { lockBrochure } from '../brochures/lockBrochure';
import { planMerge } from './merging/planMerge';
import { readMergeFacts } from './merging/readMergeFacts';
import { mergeAction, writeMerges } from './merging/writeMerges';

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
  authorize(context.viewer, mergeAction);
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
    const facts = await readMergeFacts(manager, [keepId, mergeId], context);
    const plan = await planMerge(manager, { keep, merge }, facts);
    const written = await writeMerges(manager, context, [plan], facts);
    const { brochure = keep, merged = merge } = written[0] ?? {};
    for (const id of [keepId, mergeId]) clearAssetLoaders(context, id);
    return { brochure, merged };
  });
}
