import type { EntityManager } from 'typeorm';
import { Field, ID, InputType, Int } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { Asset } from '../assets/Asset';
import { attachAssets } from '../assets/changing/attachAssets';
import { clearAssetLoaders } from '../assets/clearAssetLoaders';
import type { AssetUpload } from '../assets/files/AssetUpload';
import type { PreparedAsset } from '../assets/files/PreparedAsset';
import { makesProposals } from '../assets/proposals/makesProposals';
import { withPreparedAssets } from '../assets/files/withPreparedAssets';
import { arrangeAssets } from '../assets/changing/arrangeAssets';
import type { NamedAssets } from '../assets/changing/NamedAssets';
import { planArrangement } from '../assets/changing/planArrangement';
import { refuseFixedAssets, refuseSourcesAssets } from '../assets/changing/refuseFixedAssets';
import { Brochure } from '../Brochure';
import type { BrochureType } from '../BrochureType';
import type { BrochureChanges, BrochureValues } from './values/BrochureChanges';
import { brochureValues } from './values/brochureValues';
import { changedMeanwhile } from './checks/changedMeanwhile';
import { lockBrochure } from '../lockBrochure';
import { touchBrochure } from '../touchBrochure';
import { prepareUploads } from './uploads/prepareUploads';
import { readChanges } from './input/readChanges';
import { realChanges } from './values/realChanges';
import { withMapAreaDid } from './values/withMapAreaDid';
import { writeBrochure } from './writeBrochure';
import { findOpenRevision } from '../revisions/findOpenRevision';
import { proposeUpdate } from './proposeUpdate';
import { vendorProblems } from './checks/vendorProblems';
import { BrochureInput, type GivenFields } from './input/BrochureInput';

@InputType({ description: 'A change of an ad: fields that are absent stay as they are.' })
export class UpdateBrochureInput extends BrochureInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => Int, { description: '`version` of the ad as it was when it was opened.' })
  version: number;
}

const action = 'updateBrochure';

interface Update {
  id: number;
  /** version that the caller has seen; undefined if the caller cannot know it */
  version: number | undefined;
  /** the type that the caller expects; it cannot change */
  type?: BrochureType | null;
  input: GivenFields;
  uploads?: readonly AssetUpload[];
  /** the caller's lists of files to keep and to remove */
  named?: NamedAssets;
}

export interface UpdatedBrochure {
  brochure: Brochure;
  /** whether this change or an earlier one waits for an administrator */
  pendingRevision: boolean;
}

/**
 * Updates an ad. An administrator's change takes effect at once. So does a vendor's while the ad waits for review; for
 * a live ad it becomes a revision (docs/rules/statuses-and-reviews.md#vendor-edits).
 */
export async function updateBrochure(context: RequestContext, update: Update): Promise<UpdatedBrochure> {
  const { uploads = [] } = update;
  if (uploads.length > 0) await refuseEarly(context, update.id);
  const files = await prepareUploads(context, uploads);
  const updated = await withPreparedAssets(context, files, () => keep(context, update, files));
  clearAssetLoaders(context, update.id);
  return updated;
}

/** Refuses callers without permission before fetching and re-encoding; the check runs again under the lock. */
async function refuseEarly(context: RequestContext, id: number): Promise<void> {
  const brochure = await context.database.getRepository(Brochure).findOneBy({ id, recordStatus: true });
  if (!brochure) throw new DomainError('NOT_FOUND', `There is no ad ${id}.`);
  authorize(context.viewer, 'updateBrochure', brochure);
  refuseFixedAssets(context.viewer, brochure);
}

function keep(
  context: RequestContext,
  { id, version, type, input, named }: Update,
  files: readonly PreparedAsset[],
): Promise<UpdatedBrochure> {
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, id);
    authorize(context.viewer, 'updateBrochure', brochure);
    if (version !== undefined && version !== brochure.version) throw changedMeanwhile(version, brochure.version);
    if (type != null && type !== brochure.type) throw fixedType(brochure.type);
    if (context.viewer?.role === 'VENDOR' && brochure.status === 'ARCHIVED') throw archived();
    const changes = await withMapAreaDid(manager, readChanges(input));
    const open = await findOpenRevision(manager, id);
    const before = context.viewer?.role === 'VENDOR' ? await vendorsValues(manager, brochure, changes) : null;
    if (before && makesProposals(context.viewer, brochure, open)) {
      const proposed = { open, before, changes, named, files };
      return { brochure, pendingRevision: await proposeUpdate(manager, context, brochure, proposed) };
    }
    const arrangement = named && (await readArrangement(manager, brochure, named));
    if (files.length > 0) await attach(manager, context, brochure, files);
    const change = { changes, arrangement, hasNewFiles: files.length > 0 };
    return { brochure: await write(manager, context, brochure, change), pendingRevision: open !== null };
  });
}

async function attach(
  manager: EntityManager,
  context: RequestContext,
  brochure: Brochure,
  files: readonly PreparedAsset[],
): Promise<void> {
  refuseFixedAssets(context.viewer, brochure);
  await attachAssets(manager, context, brochure.id, files);
  const after = { files: files.length };
  await recordAudit(manager, context, [{ action, entityType: 'Brochure', entityId: brochure.id, before: null, after }]);
}

interface Change {
  changes: BrochureChanges;
  arrangement: ReturnType<typeof planArrangement> | undefined;
  hasNewFiles: boolean;
}

/** Writes at once and raises `version` once for the whole change. */
async function write(
  manager: EntityManager,
  context: RequestContext,
  brochure: Brochure,
  { changes, arrangement, hasNewFiles }: Change,
): Promise<Brochure> {
  const { sortOrders = {}, removed = [] } = arrangement ?? {};
  const isArranged = await arrangeAssets(manager, context, brochure, { action, arrangement: { sortOrders, removed } });
  const updated = await writeBrochure(manager, context, brochure, { action, changes });
  const isRaised = updated.version !== brochure.version;
  return (isArranged || hasNewFiles) && !isRaised ? touchBrochure(manager, context, brochure.id) : updated;
}

/**
 * Returns how the caller's lists would change the ad's files.
 *
 * @throws DomainError CONFLICT for such a change if the files come from a source
 */
async function readArrangement(
  manager: EntityManager,
  brochure: Brochure,
  named: NamedAssets,
): Promise<Change['arrangement']> {
  const present = await manager.getRepository(Asset).findBy({ brochureId: brochure.id });
  const arrangement = planArrangement(present, named);
  const { sortOrders = {}, removed = [] } = arrangement;
  if (Object.keys(sortOrders).length > 0 || removed.length > 0) refuseSourcesAssets(brochure);
  return arrangement;
}

/**
 * Returns what the ad says now.
 *
 * @throws DomainError FORBIDDEN for changes that no vendor may make
 */
async function vendorsValues(
  manager: EntityManager,
  brochure: Brochure,
  changes: BrochureChanges,
): Promise<BrochureValues> {
  const before = await brochureValues(manager, brochure);
  const errors = vendorProblems(realChanges(before, changes));
  if (errors.length > 0) throw new DomainError('FORBIDDEN', errors.map(({ message }) => message).join(' '), { errors });
  return before;
}

function fixedType(type: BrochureType): DomainError {
  const message = `This ad is of type ${type} for good: create another ad, or leave type out.`;
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'type', code: 'FIXED', message }] });
}

function archived(): DomainError {
  return new DomainError('CONFLICT', 'This ad is archived (ARCHIVED). Ask an administrator to unarchive it first.');
}
