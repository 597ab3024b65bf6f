import { describeField } from '../fields/brochureFields';
import type { BrochureResponse } from './BrochureResponse';
import { plainFields, type PlainValues } from './restFields';
import { inRestOrder } from './restOrder';

const example = {
  id: 1042,
  did: 'k3V9xQ2mT7aZ',
  adIndex: 7,
  title: 'Two breakfasts by the river',
  type: 'CP_AD',
  status: { code: 'PUBLISHED', description: 'Published' },
  vendor: { id: 12, companyName: 'Tide Cafe Pty Ltd' },
  category: { code: 'FOOD_DRINK', name: 'Food & drink' },
  brochureCategories: ['ACTIVE'],
  mapArea: { did: 'p8Zr4LwN0cYb' },
  address: {
    line1: '1 River Street',
    line2: null,
    postcode: '4567',
    city: 'Noosa Heads',
    state: 'QLD',
    locationUrl: null,
    countryCode: 'AU',
  },
  latitude: -26.3966,
  longitude: 153.0901,
  positionSource: 'EXACT',
  openingHours: 'Mo-Fr 07:00-15:00; Sa 08:00-14:00; PH closed',
  parkingInfo: 'Two hours free behind the cafe.',
  highlights: 'Eggs, coffee and the first sun on the water.',
  termsOfOffer: 'One each. Monday to Friday before 11 am.',
  validFrom: '01/11/2026',
  validTo: '31/01/2027',
  normalPrice: 48,
  discountedPrice: 36,
  normalPriceSince: '01/07/2026',
  discount: 12,
  discountPercent: 25,
  numberOfCoupons: 200,
  couponsUnlimited: false,
  numberOfCouponsPurchased: 31,
  couponsPerPerson: 2,
  couponHours: 'Mo-Fr 07:00-11:00; PH closed',
  phoneNo: '(07) 7010 1234',
  companyName: 'Tide Cafe',
  contactEmail: 'hello@tidecafe.example',
  wwwUrl: 'https://tidecafe.example/',
  detailViewsCount: 318,
  version: 3,
  recordStatus: true,
  assets: [
    {
      did: 'a1B2c3D4e5F6',
      type: 'BROCHURE_IMAGE',
      url: '/files/9f2c61d1d0a4f0f5a1f5c2d0b7e8a9c3d4e5f60718293a4b5c6d7e8f9012a3b4/original',
      sortOrder: 0,
      contentBase64Encoded: null,
    },
  ],
} satisfies Partial<BrochureResponse>;

const empty = Object.fromEntries(plainFields.map((name) => [describeField(name).rest.path, null])) as PlainValues;

/** The example of an ad in the OpenAPI document. Fields without an example are null. */
export const brochureExample: BrochureResponse = inRestOrder<unknown>({ ...empty, ...example }) as typeof empty &
  typeof example;
