import { purchaseVariables } from './purchaseVariables';

const none = { code: '', q: '', ad: '', vendor: '', state: '', from: '', to: '' };
const nothing = {
  ...{ code: null, q: null, brochureDatabaseId: null, vendorId: null },
  ...{ state: null, from: null, to: null },
};

it('requests everything without filters, and ignores invalid ones', () => {
  expect(purchaseVariables(none)).toEqual(nothing);
  expect(purchaseVariables({ ...none, ad: 'x', vendor: '0', state: 'LOST', from: '2026-02-31' })).toEqual(nothing);
});

it('requests every filter', () => {
  expect(
    purchaseVariables({
      code: 'ABCD',
      q: 'kim',
      ad: '7',
      vendor: '3',
      state: 'VALID',
      from: '2026-11-01',
      to: '2026-11-02',
    }),
  ).toEqual({
    ...{ code: 'ABCD', q: 'kim', brochureDatabaseId: 7, vendorId: 3, state: 'VALID' },
    from: new Date(2026, 10, 1).toISOString(),
    to: new Date(2026, 10, 3).toISOString(),
  });
});
