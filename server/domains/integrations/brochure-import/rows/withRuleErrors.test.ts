import { withRuleErrors } from './withRuleErrors';

const error = (field: string, message = 'Mend it.') => ({ field, code: 'X', message });
const fieldsOf = (cells: string[], rules: string[], record = {}) =>
  withRuleErrors(
    cells.map((field) => error(field)),
    rules.map((field) => error(field)),
    record,
  ).map(({ field }) => field);

it('names columns as the file does', () => {
  expect(fieldsOf([], ['phoneNo', 'address.postcode', 'title'], { phone_no: '', name: 'T2' })).toEqual([
    'phone_no',
    'postcode',
    'name',
  ]);
});

it('names each column once', () => {
  expect(fieldsOf(['valid_to'], ['validTo', 'numberOfCoupons', 'couponsUnlimited'])).toEqual([
    'valid_to',
    'number_of_coupons',
  ]);
});

it.each([
  ['a way to make contact', 'website', 'phoneNo'],
  ['the proof of the normal price', 'valid_from', 'normalPriceSince'],
  ['a price below the normal one', 'normal_price', 'discountedPriceCents'],
  ['an address', 'suburb', 'addressLine1'],
])('does not ask for %s while the cell %s that may provide it is refused', (_what, refused, rule) => {
  expect(fieldsOf([refused], [rule])).toEqual([refused]);
});

it('says how to proceed when no file can provide a field', () => {
  expect(withRuleErrors([], [error('assets', 'Add at least one image.')], {})).toEqual([
    { field: '', code: 'X', message: 'Add at least one image. A file cannot give it: import the ad unpublished.' },
  ]);
});
