import type { Viewer } from '../../../shared/Viewer';
import { contactEmailFor } from './contactEmailFor';

const administrator: Viewer = { accountId: 1, role: 'ADMINISTRATOR', staffRole: 'ADMINISTRATOR', vendorId: null };
const vendor = (vendorId: number): Viewer => ({ accountId: 2, role: 'VENDOR', vendorId, vendorRole: 'OWNER' });
const tourism = { type: 'ATDW_AD', vendorId: 7, contactEmail: 'a@b.example' } as const;

describe('contactEmailFor', () => {
  it.each([
    ['anyone, of an ordinary ad', null, { ...tourism, type: 'LP_AD' as const }, 'a@b.example'],
    ['anyone, of a tourism ad', null, tourism, null],
    ['another vendor', vendor(8), tourism, null],
    ['its own vendor', vendor(7), tourism, 'a@b.example'],
    ["a vendor, of nobody's ad", vendor(8), { ...tourism, vendorId: null }, null],
    ['an administrator', administrator, tourism, 'a@b.example'],
  ])('%s', (_who, viewer, brochure, expected) => {
    expect(contactEmailFor(viewer, brochure)).toBe(expected);
  });
});
