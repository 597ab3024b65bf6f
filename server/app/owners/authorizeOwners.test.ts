import { toGlobalId } from '../../shared/globalId';
import type { Action } from '../../shared/permissions';
import { useHostileWorld } from '../../test/contracts/useHostileWorld';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestServer } from '../../test/useTestServer';
import { assertOwnersAreNamed, authorizeOwners } from './authorizeOwners';

const server = useTestServer();
const hostile = useHostileWorld(server);

type Caller = 'seller' | 'other' | 'administrator';

async function outcome(caller: Caller, action: Action, input: Record<string, unknown>): Promise<string> {
  const context = makeContext({ database: server.dependencies.database, viewer: viewerOf(hostile.world[caller]) });
  try {
    await authorizeOwners(context, action, (name) => input[name]);
    return 'let in';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const rows: [Action, input: () => Record<string, unknown>, unknown: Record<string, unknown>, ofUnknown: string][] = [
  ['updateBrochure', () => ({ id: hostile.world.draft.id }), { id: 2_000_000 }, 'NOT_FOUND'],
  ['updateAsset', () => ({ id: toGlobalId('Asset', hostile.world.assets[0].id) }), { id: 2_000_000 }, 'NOT_FOUND'],
  ['updateVendor', () => ({ id: hostile.world.vendor.id }), { id: 2_000_000 }, 'FORBIDDEN'],
  ['setVendorRole', () => ({ id: hostile.world.seller.id }), { id: 2_000_000 }, 'FORBIDDEN'],
  ['withdrawVendorInvitation', () => ({ id: hostile.world.invitation.id }), { id: 2_000_000 }, 'NOT_FOUND'],
  ['resendCoupon', () => ({ id: hostile.world.purchase.id }), { id: 2_000_000 }, 'NOT_FOUND'],
  ['couponByCode', () => ({ code: hostile.world.purchase.code }), { code: '000000000000' }, 'NOT_FOUND'],
];

it.each(rows)('%s: its owner goes on, another vendor does not', async (action, input, unknown, ofUnknown) => {
  expect(await outcome('seller', action, input())).toBe('let in');
  expect(await outcome('other', action, input())).toBe('FORBIDDEN');
  expect(await outcome('administrator', action, input())).toBe('let in');
  expect(await outcome('other', action, unknown)).toBe(ofUnknown);
});

it('checks each record that is named', async () => {
  const { draft, vendor, other } = hostile.world;
  expect(await outcome('other', 'sharePreview', { vendorId: other.vendorId })).toBe('let in');
  expect(await outcome('other', 'sharePreview', { vendorId: other.vendorId, brochureId: draft.id })).toBe('FORBIDDEN');
  expect(await outcome('seller', 'sharePreview', { vendorId: vendor.id, brochureId: draft.id })).toBe('let in');
});

it('a deleted ad is as unknown as one that never was', async () => {
  expect(await outcome('seller', 'updateBrochure', { id: hostile.world.deleted.id })).toBe('NOT_FOUND');
});

it('an id of another type opens nothing', async () => {
  const id = toGlobalId('Vendor', hostile.world.draft.id);
  expect(await outcome('seller', 'updateBrochure', { id })).toBe('VALIDATION_FAILED');
});

describe('the check at the start', () => {
  it('accepts an operation whose input has all names of the row', () => {
    expect(() => assertOwnersAreNamed('sharePreview', 'sharePreview', ['brochureId', 'vendorId'])).not.toThrow();
    expect(() => assertOwnersAreNamed('brochures', 'brochures', [])).not.toThrow();
  });

  it('refuses one whose owner cannot be found', () => {
    expect(() => assertOwnersAreNamed('POST /x', 'updateBrochure', ['did'])).toThrow('POST /x has no "id"');
    expect(() => assertOwnersAreNamed('GET /x', 'readBrochureStatistics', ['id'])).toThrow('finds no owner');
  });
});
