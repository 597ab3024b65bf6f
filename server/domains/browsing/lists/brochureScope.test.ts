import type { Viewer } from '../../../shared/Viewer';
import type { BrochureFilter } from '../filters/BrochureFilter';
import type { PreviewAccess } from '../../previews/PreviewAccess';
import { brochureScope as scopeOf, type BrochureScope } from './brochureScope';

const administrator: Viewer = { accountId: 1, role: 'ADMINISTRATOR', staffRole: 'ADMINISTRATOR', vendorId: null };
const vendor: Viewer = { accountId: 2, role: 'VENDOR', vendorId: 7, vendorRole: 'OWNER' };
const vendorWithoutCompany: Viewer = { accountId: 3, role: 'VENDOR', vendorId: null, vendorRole: 'OWNER' };
const nothing: PreviewAccess = { ownVendorId: null, grant: null, isOpen: false };
const token: PreviewAccess = { ...nothing, grant: { kind: 'BROCHURE', brochureId: 3, stateVersion: 1 } };

/** Has no preview token by default. */
function brochureScope(viewer: Viewer | null, filter: BrochureFilter, access: PreviewAccess = nothing): BrochureScope {
  return scopeOf(viewer, filter, { ...access, ownVendorId: viewer?.vendorId ?? null });
}

const all = ['PUBLISHED', 'PENDING_REVIEW', 'ARCHIVED'] as const;

test.each<[string, Viewer | null, BrochureFilter, string]>([
  ['anonymous: published', null, {}, 'PUBLISHED'],
  ['anonymous: an empty list of states shows nothing', null, { statuses: [] }, ''],
  ['anonymous: pending only with an id or a vendor', null, { statuses: all }, 'PUBLISHED'],
  ['anonymous: pending with ids, when asked for', null, { statuses: all, ids: [3] }, 'PUBLISHED'],
  ['anonymous: pending with a vendor, when asked for', null, { statuses: all, vendorId: 7 }, 'PUBLISHED'],
  ['anonymous: pending with ids, when not asked for', null, { ids: [3] }, 'PUBLISHED'],
  ['anonymous: never archived', null, { statuses: ['ARCHIVED'], ids: [3] }, ''],
  ['a vendor elsewhere: as anonymous', vendor, { statuses: all }, 'PUBLISHED'],
  // only its own pending ads, by `preview`; the other company's are excluded
  ["another vendor's list: as anonymous", vendor, { statuses: all, vendorId: 8 }, 'PUBLISHED PENDING_REVIEW'],
  ["another vendor's archived", vendor, { statuses: ['ARCHIVED'], vendorId: 8 }, ''],
  ['its own list: every state', vendor, { vendorId: 7 }, 'PUBLISHED PENDING_REVIEW ARCHIVED'],
  ['its own list: one state', vendor, { vendorId: 7, statuses: ['ARCHIVED'] }, 'ARCHIVED'],
  ['no company and no vendor filter are not the same vendor', vendorWithoutCompany, { statuses: all }, 'PUBLISHED'],
  ['an administrator: every state', administrator, {}, 'PUBLISHED PENDING_REVIEW ARCHIVED'],
  ['an administrator: the state asked for', administrator, { statuses: ['ARCHIVED'] }, 'ARCHIVED'],
])('states. %s', (_, viewer, filter, statuses) => {
  expect(brochureScope(viewer, filter).statuses.join(' ')).toBe(statuses);
});

test.each<[string, Viewer | null, BrochureFilter, string | null]>([
  ['anonymous, unspecified: the default list types', null, {}, 'LP_AD CP_AD BLD_AD'],
  ['anonymous, by vendor: the default list types', null, { vendorId: 7 }, 'LP_AD CP_AD BLD_AD'],
  ['anonymous, by id: whatever type it is', null, { ids: [3] }, null],
  ['anonymous, specified', null, { types: ['BRO_AD'] }, 'BRO_AD'],
  ['its own list', vendor, { vendorId: 7 }, null],
  ['an administrator', administrator, {}, null],
])('types. %s', (_, viewer, filter, types) => {
  expect(brochureScope(viewer, filter).types?.join(' ') ?? null).toBe(types);
});

test.each<[string, Viewer | null, BrochureFilter, boolean | null]>([
  ['anonymous: inside the dates', null, {}, true],
  ['anonymous: outside, when asked for', null, { isActive: false }, false],
  ['a vendor elsewhere: inside', vendor, {}, true],
  ['its own list: either', vendor, { vendorId: 7 }, null],
  ['an administrator: either', administrator, {}, null],
  ['an administrator: as asked', administrator, { isActive: true }, true],
])('dates. %s', (_, viewer, filter, isActive) => {
  expect(brochureScope(viewer, filter).isActive).toBe(isActive);
});

test.each<[string, PreviewAccess, BrochureFilter, string]>([
  ['pending with ids, when asked for', token, { statuses: all, ids: [3] }, 'PUBLISHED PENDING_REVIEW'],
  ['pending with a vendor, when asked for', token, { statuses: all, vendorId: 7 }, 'PUBLISHED PENDING_REVIEW'],
  ['pending with ids, also when no state is named', token, { ids: [3] }, 'PUBLISHED PENDING_REVIEW'],
  ['only what is asked for', token, { statuses: ['PUBLISHED'], ids: [3] }, 'PUBLISHED'],
  ['never pending without ids or a vendor', token, { statuses: all }, 'PUBLISHED'],
  ['never archived', token, { statuses: ['ARCHIVED'], ids: [3] }, ''],
  [
    'where previews are open: pending',
    { ...nothing, isOpen: true },
    { statuses: all, ids: [3] },
    'PUBLISHED PENDING_REVIEW',
  ],
  ['where previews are open: pending only when asked for', { ...nothing, isOpen: true }, { ids: [3] }, 'PUBLISHED'],
])('a preview token. %s', (_, access, filter, statuses) => {
  const scope = brochureScope(null, filter, access);
  expect(scope.statuses.join(' ')).toBe(statuses);
  // the token decides for each ad
  expect(scope.preview).toEqual(statuses.includes('PENDING_REVIEW') ? access : null);
});

test.each<[string, Viewer | null, BrochureFilter, PreviewAccess, boolean]>([
  ['anonymous', null, { isActive: false }, nothing, true],
  ['an administrator', administrator, { isActive: false }, nothing, false],
  ['its own list', vendor, { vendorId: 7, isActive: false }, nothing, false],
  ["another vendor's list", vendor, { vendorId: 8, isActive: false }, nothing, true],
])('an inactive filter excludes ads that have not begun: %s', (_, viewer, filter, access, onlyBegun) => {
  expect(brochureScope(viewer, filter, access)).toMatchObject({ isActive: false, onlyBegun });
});

test('a preview shows an ad before its dates, unless the filter has dates', () => {
  expect(brochureScope(null, { ids: [3] }, token).anyDatesOfPending).toBe(true);
  expect(brochureScope(null, { ids: [3], isActive: true }, token).anyDatesOfPending).toBe(false);
  expect(brochureScope(null, { ids: [3] }).anyDatesOfPending).toBe(false);
});
