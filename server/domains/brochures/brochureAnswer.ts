import { Type, type Static } from '@sinclair/typebox';
import { oneOf, orNull } from '../../platform/rest/schemas';
import { AustralianState } from '../../shared/australia/AustralianState';
import { assetAnswer } from '../assets/assetAnswer';
import { BrochureStatus } from './BrochureStatus';
import { BrochureType } from './BrochureType';
import { PositionSource } from './PositionSource';

const text = (description?: string) => orNull(Type.String(description === undefined ? {} : { description }));
const price = (description: string) => orNull(Type.Number({ description }));
const date = (description: string) => orNull(Type.String({ pattern: '^[0-9]{2}/[0-9]{2}/[0-9]{4}$', description }));
const strict = { additionalProperties: false };

/** The ad on the wire: the names of docs/rules/interfaces.md#rest-names. */
export const brochureAnswer = Type.Object(
  {
    id: Type.Integer({ description: 'The number used in paths' }),
    did: Type.String({ description: 'Display id: 12 characters, opaque, never changes' }),
    adIndex: Type.Integer({ description: 'Order in lists and number on the printed map; 9999 = none' }),
    title: text(),
    type: oneOf(Object.values(BrochureType)),
    status: Type.Object({ code: oneOf(Object.values(BrochureStatus)), description: Type.String() }, strict),
    vendor: orNull(Type.Object({ id: Type.Integer(), companyName: Type.String() }, strict)),
    category: Type.Object({ code: Type.String(), name: Type.String() }, strict),
    brochureCategories: Type.Array(Type.String(), { description: 'Codes of the further categories' }),
    mapArea: orNull(Type.Object({ did: Type.String() }, strict)),
    address: Type.Object(
      {
        line1: text(),
        line2: text(),
        postcode: text(),
        city: text(),
        state: orNull(oneOf(Object.values(AustralianState))),
        locationUrl: text(),
        countryCode: Type.String(),
      },
      strict,
    ),
    latitude: orNull(Type.Number()),
    longitude: orNull(Type.Number()),
    positionSource: orNull(oneOf(Object.values(PositionSource))),
    distanceKm: Type.Optional(Type.Number({ description: 'Only with sortBy=NEAR_ME' })),
    highlights: text(),
    description: text(),
    termsOfOffer: text(),
    validFrom: date("First day, DD/MM/YYYY, in the ad's own time zone"),
    validTo: date("Last day, DD/MM/YYYY, in the ad's own time zone"),
    normalPrice: price('Dollars, price without the offer'),
    discountedPrice: price('Dollars, price with the offer'),
    normalPriceSince: date('Since when the normal price has been charged, DD/MM/YYYY'),
    discount: price('Dollars, the saving that may be claimed; null = show N/A'),
    discountPercent: orNull(Type.Number({ description: 'discount over normalPrice in per cent; null with it' })),
    numberOfCoupons: orNull(Type.Integer({ description: '9999 = unlimited' })),
    couponsUnlimited: Type.Boolean(),
    numberOfCouponsPurchased: Type.Integer(),
    personName: text(),
    phoneNo: text(),
    companyName: text(),
    contactName: text(),
    contactPhone: text(),
    contactEmail: text('Of tourism ads only for those who keep them'),
    wwwUrl: text(),
    facebookUrl: text(),
    instagramUrl: text(),
    linkedInUrl: text(),
    twitterUrl: text(),
    tiktokUrl: text(),
    youtubeUrl: text(),
    flipbookUrl: text(),
    googleAdUrl: text('Where a pass-through ad leads'),
    detailViewsCount: Type.Integer(),
    version: Type.Integer({ description: 'Raised by every change; send it back with a change of yours' }),
    recordStatus: Type.Boolean({ description: 'false = deleted; such ads are never listed' }),
    assets: Type.Array(assetAnswer),
  },
  strict,
);

export type BrochureAnswer = Static<typeof brochureAnswer>;
