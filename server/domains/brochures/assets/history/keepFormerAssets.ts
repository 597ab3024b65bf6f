import type { EntityManager } from 'typeorm';
import { inParts } from '../../../../platform/database/inParts';
import type { Brochure } from '../../Brochure';
import type { Asset } from '../Asset';
import { contentOf } from '../proposals/applyProposal';
import { FormerAsset, type FormerField } from './FormerAsset';

interface FilesChange {
  brochure: Pick<Brochure, 'id' | 'status'>;
  before: readonly Asset[];
  after: readonly Asset[];
  /** of the change's line in the audit log */
  entryId: string | undefined;
}

/** Keeps what changes have changed of live ads' files, in their transaction. Files that they added have no former state. */
export async function keepFormerAssets(
  manager: EntityManager,
  changes: readonly FilesChange[],
  keptAt: Date,
): Promise<void> {
  const rows = changes.flatMap((change) => formerRows(change).map((row) => ({ ...row, keptAt })));
  for (const part of inParts(rows)) await manager.getRepository(FormerAsset).insert(part);
}

function formerRows({ brochure: { id: brochureId, status }, before, after, entryId }: FilesChange) {
  if (status !== 'PUBLISHED' || entryId === undefined) return [];
  return before.flatMap((asset) => {
    const fields = changedFields(asset, after);
    const { id: assetId, did, sortOrder, altText, createdAt } = asset;
    // bytes are held only where they have gone
    const sha256 = fields.includes('FILE') ? asset.sha256 : null;
    const former = { ...contentOf(asset), sha256, assetId, did, sortOrder, altText, createdAt };
    return fields.length === 0 ? [] : [{ ...former, fields, entryId, brochureId }];
  });
}

function changedFields(asset: Asset, after: readonly Asset[]): FormerField[] {
  const now = after.find(({ did }) => did === asset.did);
  if (!now) return ['FILE', 'PLACE', 'TEXT'];
  const fields: FormerField[] = [];
  if (now.url !== asset.url || now.type !== asset.type) fields.push('FILE');
  if (now.sortOrder !== asset.sortOrder) fields.push('PLACE');
  if (now.altText !== asset.altText) fields.push('TEXT');
  return fields;
}
