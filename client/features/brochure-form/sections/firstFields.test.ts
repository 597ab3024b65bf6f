import { brochureTypes } from '../../../generated/brochureTypes';
import { writableFields } from '../values/describeField';
import { firstFields } from './firstFields';

it.each([
  ['CP_AD', ['title', 'normalPriceCents', 'discountedPriceCents', 'numberOfCoupons', 'category', 'validTo']],
  ['LP_AD', ['title', 'description', 'category', 'phoneNo']],
  ['BLD_AD', ['title', 'category', 'address.line1', 'address.city', 'address.state', 'address.postcode', 'phoneNo']],
] as const)('%s begins with what it needs', (type, needed) => {
  const first = firstFields(type, writableFields(type, 'VENDOR'));
  expect(first.filter((field) => (needed as readonly string[]).includes(field))).toEqual(
    expect.arrayContaining([...needed]),
  );
});

it('has no field that a vendor cannot write, and fewer than the form', () => {
  for (const type of brochureTypes) {
    const fields = writableFields(type, 'VENDOR');
    const first = firstFields(type, fields);
    expect(fields).toEqual(expect.arrayContaining([...first]));
    expect([type, first.length < fields.length]).toEqual([type, true]);
  }
});
