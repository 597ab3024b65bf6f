import { In, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { inParts } from '../../../../platform/database/inParts';
import { Asset } from '../Asset';
import { lockFiles } from '../files/lockFiles';
import { queueFileRemoval } from '../files/queueFileRemoval';
import { contentOf } from './applyProposal';
import type { PlannedAssets } from './planProposedAssets';
import { publishHeldFile } from './publishHeldFile';

/**
 * Writes planned changes of the files of some ads: adds, replaces, removes, orders and describes them. The caller holds
 * the ads' row locks, runs this inside `withStoredFiles` or its like, and raises `version`.
 */
export async function writeProposedAssets(
  manager: EntityManager,
  context: Pick<RequestContext, 'jobs' | 'files'>,
  planned: readonly PlannedAssets[],
): Promise<void> {
  if (planned.length === 0) return;
  const held = planned.flatMap(({ after }) => after.filter(({ isHeld }) => isHeld));
  await lockFiles(
    manager,
    held.flatMap(({ sha256 }) => sha256 ?? []),
  );
  for (const file of held) await publishHeldFile(context.files, file);

  const assets = manager.getRepository(Asset);
  const versions = planned.flatMap((each) => each.versions);
  const removed = versions.flatMap(({ live, proposed }) => (proposed === null && live ? [live] : []));
  if (removed.length > 0) await assets.delete({ id: In(removed.map(({ id }) => id)) });
  const written = planned.flatMap(({ brochureId, after }) =>
    after.map((asset) => {
      const { id, did, sortOrder, altText } = asset;
      return { ...contentOf(asset), id, did, brochureId, sortOrder, altText };
    }),
  );
  // both new files and those that the ad keeps
  for (const part of inParts(written)) await assets.upsert(part, ['id']);
  const replaced = versions.flatMap(({ live, proposed }) =>
    live && proposed && live.sha256 !== proposed.sha256 ? [live] : [],
  );
  const hashes = [...removed, ...replaced].map(({ sha256 }) => sha256);
  await queueFileRemoval(manager, context, hashes);
}
