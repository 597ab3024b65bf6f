import { blankValues, type BrochureFormValues, type FormField } from './BrochureFormValues';
import { writeInput } from './writeInput';

const write = (values: Partial<BrochureFormValues>) =>
  writeInput({ ...blankValues, ...values }, Object.keys(values) as FormField[]);

describe('writeInput', () => {
  it("converts typed values to the API's input and groups the parts of the address", () => {
    const { input, problems } = write({
      ...{
        title: 'Two for one',
        highlights: ' ',
        validTo: '24/12/2026',
        normalPriceCents: '40',
        numberOfCoupons: '20',
      },
      ...{ 'address.city': 'Noosa', 'address.postcode': '', vendorId: { databaseId: 7, companyName: 'Tern' } },
    });
    expect(problems).toEqual([]);
    expect(input).toEqual({
      ...{ title: 'Two for one', highlights: null, validTo: '2026-12-24', normalPriceCents: 4000, numberOfCoupons: 20 },
      ...{ address: { city: 'Noosa', postcode: null }, vendorId: 7 },
    });
  });

  it('leaves out and reports values that cannot be sent', () => {
    const { input, problems } = write({ title: 'ab', validTo: 'soon', adIndex: '1.5', discountedPriceCents: 'free' });
    expect(input).toEqual({ title: 'ab' });
    expect(problems.map(({ field }) => field)).toEqual(['validTo', 'adIndex', 'discountedPriceCents']);
  });

  it('sends a pin, but no position that was found by the address', () => {
    const place = { latitude: -26.4, longitude: 153.1 };
    expect(write({ position: { ...place, positionSource: 'EXACT' } }).input).toEqual(place);
    expect(write({ position: { ...place, positionSource: 'SUBURB' } }).input).toEqual({
      latitude: null,
      longitude: null,
    });
  });
});
