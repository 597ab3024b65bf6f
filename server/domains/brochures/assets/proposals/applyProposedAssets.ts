import { In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { calendarDay } from '../../../../shared/dates/calendarDay';
import type { Brochure } from '../../Brochure';
import type { BrochureRevision } from '../../revisions/BrochureRevision';
import { Asset } from '../Asset';
import { refuseLostAssets } from '../changing/refuseLostAssets';
import { lockFiles } from '../files/lockFiles';
import { refuseTooManyAssets } from '../files/refuseTooManyAssets';
import { removeUnusedFilesJob } from '../files/removeUnusedFilesJob';
import { readAssets } from '../readAssets';
import { typesOf } from '../typesOf';
import { compareAssets, contentOf } from './applyProposal';
import { auditedProposal } from './auditedProposal';
import { publishHeldFile } from './publishHeldFile';
import { readProposal } from './readProposal';
import { isEmptyProposal, realProposal } from './realProposal';
import { dropProposedAssets } from './storeProposedAssets';

/**
 * Applies a revision's changes of files to its ad: adds, replaces, removes, orders and describes them, and writes the
 * audit log. The caller holds the ad's row lock and runs this inside `withStoredFiles`. Returns whether anything
 * changed; the caller raises `version`.
 */
export async function applyProposedAssets(
  manager: EntityManager,
  context: Pick<RequestContext, 'clock' | 'viewer' | 'requestId' | 'jobs' | 'files'>,
  brochure: Brochure,
  { action, revision }: { action: string; revision: BrochureRevision },
): Promise<boolean> {
  const { id: brochureId } = brochure;
  const live = await readAssets(manager, brochureId);
  const proposal = realProposal(live, await readProposal(manager, revision));
  if (isEmptyProposal(proposal)) {
    await dropProposedAssets(manager, context, revision.id);
    return false;
  }
  const versions = compareAssets(live, proposal);
  const after = versions.flatMap(({ proposed }) => proposed ?? []);
  refuseTooManyAssets(typesOf(after));
  const today = calendarDay(context.clock.now(), brochure.timeZone);
  refuseLostAssets(brochure, { before: typesOf(live), after: typesOf(after), today });

  const held = after.filter(({ isHeld }) => isHeld);
  await lockFiles(
    manager,
    held.flatMap(({ sha256 }) => sha256 ?? []),
  );
  for (const file of held) await publishHeldFile(context.files, file);

  const assets = manager.getRepository(Asset);
  const removed = versions.flatMap(({ live: asset, proposed }) => (proposed === null && asset ? [asset] : []));
  if (removed.length > 0) await assets.delete({ id: In(removed.map(({ id }) => id)) });
  for (const { live: before, proposed } of versions) {
    if (proposed === null) continue;
    const { id, did, sortOrder, altText } = proposed;
    const values = { ...contentOf(proposed), sortOrder, altText };
    if (before) await assets.update({ id }, values);
    else await assets.insert({ ...values, id, did, brochureId });
  }
  await dropProposedAssets(manager, context, revision.id);
  const replaced = versions.flatMap(({ live: asset, proposed }) =>
    asset && proposed && asset.sha256 !== proposed.sha256 ? [asset] : [],
  );
  const hashes = [...removed, ...replaced].flatMap(({ sha256 }) => sha256 ?? []);
  if (hashes.length > 0) await context.jobs.enqueue(manager, removeUnusedFilesJob, { hashes });
  const line = { action, entityType: 'Brochure', entityId: brochureId };
  await recordAudit(manager, context, [{ ...line, ...auditedProposal(live, proposal) }]);
  return true;
}
