import { SqlValues } from '../../platform/database/SqlValues';
import { useTestDatabase } from '../../test/testDatabase';
import type { Brochure } from '../brochures/Brochure';
import { admitsPreview } from './admitsPreview';
import type { PreviewAccess } from './PreviewAccess';
import { previewCondition } from './previewCondition';

const db = useTestDatabase();
const nothing: PreviewAccess = { ownVendorId: null, grant: null, isOpen: false };
const ofAd = (brochureId: number, stateVersion: number): PreviewAccess => ({
  ...nothing,
  grant: { kind: 'BROCHURE', brochureId, stateVersion },
});
const ofVendor = (vendorId: number, stateVersion: number): PreviewAccess => ({
  ...nothing,
  grant: { kind: 'VENDOR', vendorId, stateVersion },
});
/** an ad of vendor 7; its `stateVersion` is 4 */
const ad = { id: 61, vendorId: 7, stateVersion: 4, submittedAt: new Date(0) };
const draft = { ...ad, submittedAt: null };

type Asked = Pick<Brochure, 'id' | 'vendorId' | 'stateVersion' | 'submittedAt'>;

test.each<[string, PreviewAccess, Asked, boolean]>([
  ['nothing', nothing, ad, false],
  ['nothing, of an ad without a vendor', nothing, { ...ad, vendorId: null }, false],
  ['its vendor', { ...nothing, ownVendorId: 7 }, ad, true],
  ['another vendor', { ...nothing, ownVendorId: 8 }, ad, false],
  ['a vendor, of an ad without one', { ...nothing, ownVendorId: 7 }, { ...ad, vendorId: null }, false],
  ['its token', ofAd(61, 4), ad, true],
  ['its token, after a change of state', ofAd(61, 3), ad, false],
  ['its token, of a state to come', ofAd(61, 5), ad, false],
  ["another ad's token", ofAd(62, 4), ad, false],
  ["its vendor's token", ofVendor(7, 4), ad, true],
  ["its vendor's token, made later", ofVendor(7, 9), ad, true],
  ["its vendor's token, made before its state changed", ofVendor(7, 3), ad, false],
  ["another vendor's token", ofVendor(8, 9), ad, false],
  ["a vendor's token, of an ad without one", ofVendor(7, 9), { ...ad, vendorId: null }, false],
  ['the setting that opens previews', { ...nothing, isOpen: true }, ad, true],
  ['nothing, of a draft', nothing, draft, false],
  ['its vendor, of a draft', { ...nothing, ownVendorId: 7 }, draft, true],
  ["a draft's token", ofAd(61, 4), draft, true],
  ["a draft's token, after a change of state", ofAd(61, 3), draft, false],
  ["its vendor's token, of a draft", ofVendor(7, 9), draft, false],
  ['the setting that opens previews, of a draft', { ...nothing, isOpen: true }, draft, false],
])('%s', async (_what, access, asked, opens) => {
  expect(admitsPreview(access, asked)).toBe(opens);
  const values = new SqlValues();
  const columns = [asked.id, asked.vendorId, asked.stateVersion].map((value) => `${values.add(value)}::integer`);
  columns.push(`${values.add(asked.submittedAt)}::timestamptz`);
  const condition = previewCondition(access, values);
  const sql = `SELECT coalesce(${condition}, false) AS opens FROM (VALUES (${columns.join(', ')})) AS b (id, vendor_id, state_version, submitted_at)`;
  expect(await db.database.query(sql, values.all)).toEqual([{ opens }]);
});
