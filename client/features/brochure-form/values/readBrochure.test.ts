import { blankValues } from './BrochureFormValues';
import { withRevision } from './readBrochure';

it('shows a pending change in the form', () => {
  const values = withRevision({ ...blankValues, title: 'Old', highlights: 'Old', numberOfCoupons: '9' }, [
    { field: 'title', after: 'New' },
    { field: 'highlights', after: null },
    { field: 'validTo', after: '2026-12-24' },
    { field: 'normalPriceCents', after: '2490' },
    { field: 'brochureCategories', after: 'FOOD, TOURS' },
    { field: 'couponsUnlimited', after: 'true' },
    { field: 'address.city', after: 'Noosa' },
    { field: 'latitude', after: '-26.4' },
    { field: 'longitude', after: '153.1' },
    { field: 'something of later', after: 'x' },
  ]);
  expect(values).toEqual({
    ...blankValues,
    ...{
      title: 'New',
      validTo: '24/12/2026',
      normalPriceCents: '24.90',
      numberOfCoupons: '9',
      'address.city': 'Noosa',
    },
    ...{ brochureCategories: ['FOOD', 'TOURS'], couponsUnlimited: true },
    position: { latitude: -26.4, longitude: 153.1, positionSource: 'EXACT' },
  });
});
