import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { AuditedValues } from '../../../../platform/audit-log/AuditLogEntry';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { calendarDay } from '../../../../shared/dates/calendarDay';
import { authorize } from '../../../../shared/authorize';
import type { Action } from '../../../../shared/permissions';
import type { Asset } from '../Asset';
import { clearAssetLoaders } from '../clearAssetLoaders';
import { removeUnusedFilesOrLog } from '../files/removeUnusedFiles';
import { queueFileRemoval } from '../files/queueFileRemoval';
import { applyProposal } from '../proposals/applyProposal';
import type { AssetProposal } from '../proposals/AssetProposal';
import { makesProposals } from '../proposals/makesProposals';
import { proposedView } from '../proposals/proposedView';
import { readProposal } from '../proposals/readProposal';
import { realProposal } from '../proposals/realProposal';
import { keepFormerAssets } from '../history/keepFormerAssets';
import { readAssets } from '../readAssets';
import { typesOf } from '../typesOf';
import type { BrochureRevision } from '../../revisions/BrochureRevision';
import { findOpenRevision } from '../../revisions/findOpenRevision';
import { saveRevision } from '../../revisions/saveRevision';
import { brochureValues } from '../../writing/values/brochureValues';
import type { Brochure } from '../../Brochure';
import { lockBrochure } from '../../lockBrochure';
import { touchBrochure } from '../../touchBrochure';
import { refuseFixedAssets } from './refuseFixedAssets';
import { refuseLostAssets } from './refuseLostAssets';

interface ChangeAtOnce {
  /** the file that was added or changed; null: it has gone, or there were several */
  asset: Asset | null;
  before: AuditedValues | null;
  after: AuditedValues | null;
  /** hashes of files that the ad no longer needs */
  letGo?: readonly (string | null)[];
}

interface ProposedChange {
  proposal: AssetProposal;
  /** id of the file that was added or changed; null as above */
  assetId: number | null;
}

interface AssetChange {
  /** Changes the ad. */
  apply: (manager: EntityManager, brochure: Brochure) => Promise<ChangeAtOnce>;
  /** Returns what a vendor's change of a live ad makes of its files. */
  propose: (manager: EntityManager, files: ProposedFiles) => Promise<ProposedChange> | ProposedChange;
}

/** The files of a live ad: as they are, and with the change that waits. */
export interface ProposedFiles {
  live: Asset[];
  proposal: AssetProposal;
  /** with the change that waits */
  proposed: Asset[];
}

export interface ChangedAssets {
  brochure: Brochure;
  asset: Asset | null;
  /** whether this change or an earlier one waits for an administrator */
  pendingRevision: boolean;
}

interface Asked {
  brochureId: number;
  action: Action;
}

/**
 * Runs a change of an ad's files under the ad's row lock. Checks the permission and the needs of a published ad and
 * writes the audit log. A change at once raises the ad's `version`; a vendor's change of a live ad joins its revision
 * (docs/rules/files.md#files-of-a-live-ad). A change without effect writes nothing.
 */
export async function changeAssets(
  context: RequestContext,
  { brochureId, action }: Asked,
  { apply, propose }: AssetChange,
): Promise<ChangedAssets> {
  const { hashes, ...changed } = await context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, brochureId);
    authorize(context.viewer, action, brochure);
    refuseFixedAssets(context.viewer, brochure);
    const open = await findOpenRevision(manager, brochureId);
    if (makesProposals(context.viewer, brochure, open)) {
      return { ...(await proposeChange(manager, context, { brochure, open, action, propose })), hashes: [] };
    }
    const filesBefore = await readAssets(manager, brochureId);
    const { asset, before, after, letGo = [] } = await apply(manager, brochure);
    const result = { asset, pendingRevision: open !== null };
    if (before !== null && isDeepStrictEqual(before, after)) return { ...result, brochure, hashes: [] };
    const today = calendarDay(context.clock.now(), brochure.timeZone);
    const filesAfter = await readAssets(manager, brochureId);
    refuseLostAssets(brochure, { before: typesOf(filesBefore), after: typesOf(filesAfter), today });
    const line = { action, entityType: 'Brochure', entityId: brochureId, before, after };
    const [entryId] = await recordAudit(manager, context, [line]);
    const kept = { brochure, before: filesBefore, after: filesAfter, entryId };
    await keepFormerAssets(manager, [kept], context.clock.now());
    const hashes = letGo.filter((sha256) => sha256 !== null);
    await queueFileRemoval(manager, context, hashes);
    return { ...result, brochure: await touchBrochure(manager, context, brochureId), hashes };
  });
  clearAssetLoaders(context, brochureId);
  await removeUnusedFilesOrLog(context, hashes, 'Files that nobody needs any more could not be removed yet.');
  return changed;
}

interface Proposing extends Pick<AssetChange, 'propose'> {
  brochure: Brochure;
  open: BrochureRevision | null;
  action: Action;
}

async function proposeChange(
  manager: EntityManager,
  context: RequestContext,
  { brochure, open, action, propose }: Proposing,
): Promise<ChangedAssets> {
  const live = await readAssets(manager, brochure.id);
  const present = await readProposal(manager, open);
  const files = { live, proposal: present, proposed: applyProposal(live, present) };
  const { proposal, assetId } = await propose(manager, files);
  const assets = realProposal(live, proposal);
  const findAsset = (of: AssetProposal): Asset | null => {
    const asset = applyProposal(live, of).find(({ id }) => id === assetId);
    return asset ? proposedView(context, asset) : null;
  };
  if (isDeepStrictEqual(assets, realProposal(live, present))) {
    return { brochure, asset: findAsset(present), pendingRevision: open !== null };
  }
  const before = await brochureValues(manager, brochure);
  const pendingRevision = await saveRevision(manager, context, brochure, { action, before, changes: {}, assets });
  return { brochure, asset: findAsset(assets), pendingRevision };
}
