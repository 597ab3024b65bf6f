import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import type { FileStore } from '../../../../platform/file-store/FileStore';
import { DomainError } from '../../../../shared/errors/DomainError';
import type { Brochure } from '../../Brochure';
import { changedMeanwhile } from '../../writing/checks/changedMeanwhile';
import { Asset } from '../Asset';
import { changeAssets } from '../changing/changeAssets';
import { lockFiles } from '../files/lockFiles';
import { refuseTooManyAssets } from '../files/refuseTooManyAssets';
import { withStoredFiles } from '../files/withPreparedAssets';
import { contentOf } from '../proposals/applyProposal';
import { auditedFiles } from '../proposals/auditedProposal';
import { publishHeldFile } from '../proposals/publishHeldFile';
import { readAssets } from '../readAssets';
import { typesOf } from '../typesOf';
import { FormerAsset } from './FormerAsset';

interface EarlierFiles {
  brochureId: number;
  entryId: number;
  /** version that the caller has seen; absent: no check */
  version?: number | null | undefined;
}

const action = 'restoreBrochureVersion';

/**
 * Gives what one change has changed of an ad's files its former state: a file that it removed comes back with its did, a
 * replaced one with its bytes, others with their place and alternative text. Other files stay as they are.
 *
 * @returns null for a change that has changed no file, or longer than 30 days ago
 * @throws DomainError CONFLICT when all its files have gone since, or the ad was changed meanwhile
 */
export async function restoreFormerAssets(
  context: RequestContext,
  { brochureId, entryId, version }: EarlierFiles,
): Promise<Brochure | null> {
  const former = await context.database.getRepository(FormerAsset).find({
    where: { brochureId, entryId: String(entryId) },
    order: { sortOrder: 'ASC', id: 'ASC' },
  });
  if (former.length === 0) return null;
  const hashes = former.flatMap(({ sha256 }) => sha256 ?? []);
  const { brochure } = await withStoredFiles(context, hashes, () =>
    changeAssets(
      context,
      { brochureId, action },
      {
        async apply(manager, ad) {
          if (version != null && version !== ad.version) throw changedMeanwhile(version, ad.version);
          const before = await readAssets(manager, brochureId);
          await restore(manager, context.files, { former, before, brochureId });
          const after = await readAssets(manager, brochureId);
          refuseTooManyAssets(typesOf(after));
          const hasGone = ({ url }: Asset) => !after.some((asset) => asset.url === url);
          const letGo = before.filter(hasGone).map(({ sha256 }) => sha256);
          return { asset: null, ...auditedFiles(before, after), letGo };
        },
        propose() {
          throw new DomainError('FORBIDDEN', 'Only administrators may restore files of a live ad.');
        },
      },
    ),
  );
  return brochure;
}

interface Restoring {
  former: readonly FormerAsset[];
  before: readonly Asset[];
  brochureId: number;
}

async function restore(
  manager: EntityManager,
  files: FileStore,
  { former, before, brochureId }: Restoring,
): Promise<void> {
  const assets = manager.getRepository(Asset);
  const withBytes = former.filter(({ fields }) => fields.includes('FILE'));
  await lockFiles(
    manager,
    withBytes.flatMap(({ sha256 }) => sha256 ?? []),
  );
  for (const file of withBytes) await publishIfHeld(files, file);
  let count = 0;
  for (const file of former) {
    const { assetId, did, fields, sortOrder, altText, createdAt } = file;
    const present = before.find((asset) => asset.did === did);
    if (!present && !fields.includes('FILE')) continue;
    count += 1;
    if (!present) {
      // merged into another ad since
      if (await assets.existsBy({ did }))
        throw new DomainError('CONFLICT', 'Another ad has a file of this change now.');
      const numbered = assetId !== null && { id: assetId };
      await assets.insert({ ...numbered, ...contentOf(file), did, sortOrder, altText, createdAt, brochureId });
      continue;
    }
    await assets.update(
      { id: present.id },
      {
        ...(fields.includes('FILE') && contentOf(file)),
        ...(fields.includes('PLACE') && { sortOrder }),
        ...(fields.includes('TEXT') && { altText }),
      },
    );
  }
  if (count === 0) throw new DomainError('CONFLICT', 'The ad no longer has the files of this change.');
}

async function publishIfHeld(files: FileStore, file: FormerAsset): Promise<void> {
  if (file.sha256 === null) return;
  // also over a public copy, which may be a part of one that was cut off
  if (await files.held.exists(file.sha256)) await publishHeldFile(files, file);
  else if (!(await files.exists(file.sha256))) {
    throw new DomainError('CONFLICT', 'A file of this change is kept no more.');
  }
}
