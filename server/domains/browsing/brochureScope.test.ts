import type { Viewer } from '../../shared/permissions';
import type { BrochureFilter } from './filters/BrochureFilter';
import { brochureScope } from './brochureScope';

const administrator: Viewer = { accountId: 1, role: 'ADMINISTRATOR', vendorId: null };
const vendor: Viewer = { accountId: 2, role: 'VENDOR', vendorId: 7 };
const vendorWithoutCompany: Viewer = { accountId: 3, role: 'VENDOR', vendorId: null };
const all = ['PUBLISHED', 'PENDING_REVIEW', 'ARCHIVED'] as const;

test.each<[string, Viewer | null, BrochureFilter, string]>([
  ['anonymous: published', null, {}, 'PUBLISHED'],
  ['anonymous: an empty list of states shows nothing', null, { statuses: [] }, ''],
  ['anonymous: pending only with an id or a vendor', null, { statuses: all }, 'PUBLISHED'],
  ['anonymous: pending with ids, when asked for', null, { statuses: all, ids: [3] }, 'PUBLISHED PENDING_REVIEW'],
  [
    'anonymous: pending with a vendor, when asked for',
    null,
    { statuses: all, vendorId: 7 },
    'PUBLISHED PENDING_REVIEW',
  ],
  ['anonymous: pending with ids, when not asked for', null, { ids: [3] }, 'PUBLISHED'],
  ['anonymous: never archived', null, { statuses: ['ARCHIVED'], ids: [3] }, ''],
  ['a vendor elsewhere: as anonymous', vendor, { statuses: all }, 'PUBLISHED'],
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
