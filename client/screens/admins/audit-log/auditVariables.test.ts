import { auditFilterOf } from './auditVariables';

const none = { who: '', what: '', kind: '', number: '', from: '', to: '' };

it('requests everything without filters', () => {
  expect(auditFilterOf(none)).toEqual({});
});

it('filters by one ad’s number, and other entities by kind and number', () => {
  expect(auditFilterOf({ ...none, number: '12' })).toEqual({ entityType: 'Brochure', entityDatabaseId: 12 });
  expect(auditFilterOf({ ...none, kind: 'Vendor', number: '3' })).toEqual({
    entityType: 'Vendor',
    entityDatabaseId: 3,
  });
});

it('includes the first and the last day', () => {
  expect(auditFilterOf({ ...none, from: '2026-11-20', to: '2026-11-20' })).toEqual({
    from: new Date(2026, 10, 20).toISOString(),
    to: new Date(2026, 10, 21).toISOString(),
  });
});

it.each([
  ['a number that is none', { number: '-4' }],
  ['a day that is none', { from: 'yesterday' }],
])('ignores %s', (_what, filters) => {
  expect(auditFilterOf({ ...none, ...filters })).toEqual({});
});

it('requests no end before the beginning', () => {
  expect(Object.keys(auditFilterOf({ ...none, from: '2026-11-20', to: '2026-11-01' }))).toEqual(['from']);
});
