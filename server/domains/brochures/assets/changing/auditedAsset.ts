import type { AuditedValues } from '../../../../platform/audit-log/AuditLogEntry';
import type { Asset } from '../Asset';

/** Returns a file's values for the audit log. */
export function auditedAsset({ did, type, url, altText, sortOrder }: Asset): AuditedValues {
  return { asset: did, assetType: type, assetUrl: url, altText, sortOrder };
}
