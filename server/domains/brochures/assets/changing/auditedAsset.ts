import type { AuditedValues } from '../../../../platform/audit-log/AuditLogEntry';
import type { Asset } from '../Asset';

/** What the audit log keeps of a file. */
export function auditedAsset({ did, type, url, altText, sortOrder }: Asset): AuditedValues {
  return { asset: did, assetType: type, assetUrl: url, altText, sortOrder };
}
