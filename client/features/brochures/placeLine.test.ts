import { placeLine } from './placeLine';

const address = { line1: '1 Bay St', city: 'Noosa Heads', state: 'QLD' };

test.each([
  ['company and suburb', { displayTitle: 'Lunch', companyName: 'Salt', address }, 'Salt · Noosa Heads'],
  ['a title that is the company', { displayTitle: 'Salt', companyName: 'Salt', address }, 'Noosa Heads'],
  ['no suburb', { displayTitle: 'Salt', companyName: null, address: { ...address, city: null } }, '1 Bay St'],
  ['nothing known', { displayTitle: 'Salt', companyName: null, address: null }, ''],
])('%s', (_, brochure, expected) => {
  expect(placeLine(brochure)).toBe(expected);
});

test('shows the street of a plain listing', () => {
  const listing = { displayTitle: 'Salt', companyName: 'Salt', address };
  expect(placeLine(listing, { withStreet: true })).toBe('1 Bay St, Noosa Heads');
});
