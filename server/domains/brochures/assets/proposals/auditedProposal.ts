import type { AuditedValues } from '../../../../platform/audit-log/AuditLogEntry';
import type { Asset } from '../Asset';
import { describeAsset, listAssets } from '../listAssets';
import { applyProposal } from './applyProposal';
import type { AssetProposal } from './AssetProposal';
import { isEmptyProposal } from './realProposal';

/** Returns both versions of an ad's files for the audit log; nothing if they are the same. */
export function auditedProposal(
  live: readonly Asset[],
  proposal: AssetProposal,
): { before: AuditedValues; after: AuditedValues } {
  if (isEmptyProposal(proposal)) return { before: {}, after: {} };
  return auditedFiles(live, applyProposal(live, proposal));
}

/** The same of two lists of files. */
export function auditedFiles(
  live: readonly Asset[],
  after: readonly Asset[],
): { before: AuditedValues; after: AuditedValues } {
  const isChanged = ({ did, url, altText }: Asset): boolean => {
    const other = [...live, ...after].filter((asset) => asset.did === did);
    return other.some((asset) => asset.url !== url || asset.altText !== altText);
  };
  const describe = (assets: readonly Asset[]): AuditedValues => {
    const changed = assets.filter(isChanged).map((asset) => `${describeAsset(asset)} at ${asset.url}`);
    return { assets: listAssets(assets), ...(changed.length === 0 ? {} : { changedAssets: changed.join(', ') }) };
  };
  return { before: describe(live), after: describe(after) };
}
