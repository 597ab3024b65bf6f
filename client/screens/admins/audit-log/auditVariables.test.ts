import { auditFilterOf } from './auditVariables';

const none = { who: '', what: '', kind: '', number: '', from: '', to: '' };

it('asks for everything without filters', () => {
  expect(auditFilterOf(none)).toEqual({});
});

it('asks for one ad by its number, and for other things by kind and number', () => {
  expect(auditFilterOf({ ...none, number: '12' })).toEqual({ entityType: 'Brochure', entityDatabaseId: 12 });
  expect(auditFilterOf({ ...none, kind: 'Vendor', number: '3' })).toEqual({
    entityType: 'Vendor',
    entityDatabaseId: 3,
  });
});

it('takes days from the beginning of the first to the end of the last', () => {
  expect(auditFilterOf({ ...none, from: '2026-11-20', to: '2026-11-20' })).toEqual({
    from: new Date(2026, 10, 20).toISOString(),
    to: new Date(2026, 10, 21).toISOString(),
  });
});

it.each([
  ['a number that is none', { number: '-4' }],
  ['a day that is none', { from: 'yesterday' }],
])('passes over %s', (_what, filters) => {
  expect(auditFilterOf({ ...none, ...filters })).toEqual({});
});

it('does not ask for an end before the beginning', () => {
  expect(Object.keys(auditFilterOf({ ...none, from: '2026-11-20', to: '2026-11-01' }))).toEqual(['from']);
});
