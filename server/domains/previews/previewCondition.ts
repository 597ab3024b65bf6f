import type { SqlValues } from '../../platform/database/SqlValues';
import type { PreviewAccess } from './PreviewAccess';

/** `admitsPreview` as an SQL condition; `b` is the ad. */
export function previewCondition({ ownVendorId, grant, isOpen }: PreviewAccess, values: SqlValues): string {
  const ways: string[] = [];
  if (isOpen) ways.push('b.submitted_at IS NOT NULL');
  if (ownVendorId !== null) ways.push(`b.vendor_id = ${values.add(ownVendorId)}`);
  if (grant?.kind === 'BROCHURE') {
    ways.push(`(b.id = ${values.add(grant.brochureId)} AND b.state_version = ${values.add(grant.stateVersion)})`);
  }
  if (grant?.kind === 'VENDOR') {
    const state = `b.state_version <= ${values.add(grant.stateVersion)}`;
    ways.push(`(b.vendor_id = ${values.add(grant.vendorId)} AND ${state} AND b.submitted_at IS NOT NULL)`);
  }
  return ways.length === 0 ? 'false' : `(${ways.join(' OR ')})`;
}
