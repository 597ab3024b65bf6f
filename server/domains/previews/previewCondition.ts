import type { SqlValues } from '../../platform/database/SqlValues';
import type { PreviewAccess } from './PreviewAccess';

/** `admitsPreview` as an SQL condition; `b` is the ad. */
export function previewCondition({ ownVendorId, grant, isOpen }: PreviewAccess, values: SqlValues): string {
  if (isOpen) return 'true';
  const ways: string[] = [];
  if (ownVendorId !== null) ways.push(`b.vendor_id = ${values.add(ownVendorId)}`);
  if (grant?.kind === 'BROCHURE') {
    ways.push(`(b.id = ${values.add(grant.brochureId)} AND b.state_version = ${values.add(grant.stateVersion)})`);
  }
  if (grant?.kind === 'VENDOR') {
    ways.push(`(b.vendor_id = ${values.add(grant.vendorId)} AND b.state_version <= ${values.add(grant.stateVersion)})`);
  }
  return ways.length === 0 ? 'false' : `(${ways.join(' OR ')})`;
}
