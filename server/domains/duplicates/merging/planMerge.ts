import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../shared/errors/DomainError';
import type { Asset } from '../../brochures/assets/Asset';
import { highestSortOrder } from '../../brochures/assets/changing/sortOrder';
import { refuseTooManyAssets } from '../../brochures/assets/files/refuseTooManyAssets';
import type { Brochure } from '../../brochures/Brochure';
import { planUpdate, type PlannedChange } from '../../brochures/writing/batch/planUpdate';
import type { References } from '../../brochures/writing/checks/findReferences';
import type { BrochureChanges } from '../../brochures/writing/values/BrochureChanges';
import type { MergeFacts } from './readMergeFacts';

/** Two ads of which one becomes part of the other. */
export interface PairToMerge {
  /** the ad that stays */
  keep: Brochure;
  merge: Brochure;
}

/** What the ad that stays gets from the other. */
export interface PlannedMerge extends PairToMerge {
  /** contacts, links and texts that it lacks */
  gaps: BrochureChanges;
  /** how they are written; null: it lacks none */
  change: PlannedChange | null;
  /** files that it has */
  present: readonly Asset[];
  /** files whose content it lacks, as they are at their old place */
  coming: readonly Asset[];
  /** the files of `coming` at their new place */
  moved: readonly Asset[];
}

/** What the ad that stays gets from the other where it has nothing itself. */
const filled = [
  ...(['phoneNo', 'contactEmail', 'wwwUrl', 'facebookUrl', 'instagramUrl', 'linkedInUrl'] as const),
  ...(['twitterUrl', 'tiktokUrl', 'youtubeUrl', 'openingHours', 'description', 'highlights'] as const),
];

/** None of these fields names a row of another table. */
const references: References = { columns: {}, furtherCategoryIds: undefined, errors: [] };

/**
 * Returns what merging would change, by the rules of docs/rules/search-and-lists.md#duplicates. Changes nothing.
 *
 * @throws CONFLICT if coupons of the other ad were taken, the ads are of different types or companies, or events of the ad
 *   that stays still move to another ad;
 *   VALIDATION_FAILED if the ad that stays cannot take what the other has
 */
export async function planMerge(
  manager: EntityManager,
  { keep, merge }: PairToMerge,
  facts: MergeFacts,
): Promise<PlannedMerge> {
  refuseDifferent({ keep, merge }, facts);
  const present = facts.files.get(keep.id) ?? [];
  const contents = new Set(present.map(contentOf));
  const coming = (facts.files.get(merge.id) ?? []).filter((file) => !contents.has(contentOf(file)));
  refuseTooManyAssets([...present, ...coming].map(({ type }) => type));
  const gaps: BrochureChanges = Object.fromEntries(
    filled.filter((name) => keep[name] === null && merge[name] !== null).map((name) => [name, merge[name]]),
  );
  const { now, badHosts } = facts;
  const change = await planUpdate(manager, keep, gaps, { facts, references, now, badHosts });
  const last = Math.max(-1, ...present.map(({ sortOrder }) => sortOrder));
  const moved = coming.map((file, at) => {
    const place = { brochureId: keep.id, sortOrder: Math.min(last + 1 + at, highestSortOrder) };
    // a spread would lose what the class computes
    return Object.assign(Object.create(Object.getPrototypeOf(file) as object) as Asset, file, place);
  });
  return { keep, merge, gaps, change, present, coming, moved };
}

function contentOf({ type, sha256, url }: Asset): string {
  return `${type} ${sha256 ?? url}`;
}

function refuseDifferent({ keep, merge }: PairToMerge, { withTakenCoupons, eventsLeaveTo }: MergeFacts): void {
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
  if (withTakenCoupons.has(merge.id))
    refuse(`Coupons of ad ${merge.id} were taken, and their buyers find it there: keep ad ${merge.id} instead.`);
  // what it gets now would go on with the others
  const to = eventsLeaveTo.get(keep.id)?.find((id) => id !== merge.id);
  if (to !== undefined) refuse(`Views and clicks of ad ${keep.id} still move to ad ${to}: try again in some minutes.`);
}
