import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../shared/errors/DomainError';
import { Asset } from '../../brochures/assets/Asset';
import { refuseTooManyAssets } from '../../brochures/assets/files/refuseTooManyAssets';
import type { Brochure } from '../../brochures/Brochure';
import { prepareChanges, type JudgingContext } from '../../brochures/writing/prepareChanges';
import type { BrochureChanges } from '../../brochures/writing/values/BrochureChanges';

/** What the ad that stays gets from the other. */
export interface PlannedMerge {
  /** contacts, links and texts that it lacks */
  gaps: BrochureChanges;
  /** files that it has */
  present: Asset[];
  /** files whose content it lacks */
  coming: Asset[];
}

/** What the ad that stays gets from the other where it has nothing itself. */
const filled = [
  ...(['phoneNo', 'contactEmail', 'wwwUrl', 'facebookUrl', 'instagramUrl', 'linkedInUrl'] as const),
  ...(['twitterUrl', 'tiktokUrl', 'youtubeUrl', 'openingHours', 'description', 'highlights'] as const),
];

/**
 * Returns what merging would change, by the rules of docs/rules/search-and-lists.md#duplicates. Changes nothing.
 *
 * @param known files of the ad that stays, if others than the stored ones
 * @throws CONFLICT if coupons of the other ad were taken, or the ads are of different types or companies;
 *   VALIDATION_FAILED if the ad that stays cannot take what the other has
 */
export async function planMerge(
  manager: EntityManager,
  context: JudgingContext,
  { keep, merge }: { keep: Brochure; merge: Brochure },
  known?: readonly Asset[],
): Promise<PlannedMerge> {
  await refuseDifferent(manager, keep, merge);
  const present = [...(known ?? (await filesOf(manager, keep.id)))];
  const contents = new Set(present.map(contentOf));
  const coming = (await filesOf(manager, merge.id)).filter((file) => !contents.has(contentOf(file)));
  refuseTooManyAssets([...present, ...coming].map(({ type }) => type));
  const gaps: BrochureChanges = Object.fromEntries(
    filled.filter((name) => keep[name] === null && merge[name] !== null).map((name) => [name, merge[name]]),
  );
  if (Object.keys(gaps).length > 0) await prepareChanges(manager, keep, gaps, context);
  return { gaps, present, coming };
}

function filesOf(manager: EntityManager, brochureId: number): Promise<Asset[]> {
  return manager.getRepository(Asset).find({ where: { brochureId }, order: { sortOrder: 'ASC', id: 'ASC' } });
}

function contentOf({ type, sha256, url }: Asset): string {
  return `${type} ${sha256 ?? url}`;
}

async function refuseDifferent(manager: EntityManager, keep: Brochure, merge: Brochure): Promise<void> {
  const refuse = (message: string): never => {
    throw new DomainError('CONFLICT', message);
  };
  const deleted = [keep, merge].find(({ recordStatus }) => !recordStatus);
  if (deleted) refuse(`Ad ${deleted.id} is deleted.`);
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
