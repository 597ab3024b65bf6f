import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { databaseId, oneOf, orNull } from '../../../platform/rest/schemas';
import { AustralianState } from '../../../shared/australia/AustralianState';
import { sortOrderSchema } from '../../assets/assetAnswer';
import { AssetType } from '../../assets/AssetType';
import { brochureAnswer } from '../brochureAnswer';

const given = <Schema extends TSchema>(schema: Schema) => Type.Optional(orNull(schema));
const text = (description?: string) => given(Type.String(description === undefined ? {} : { description }));

const notRead = Type.Optional(Type.Unknown({ description: 'May be sent back as it was read; not read' }));

/**
 * Whoever reads a whole ad, changes a field and sends it back, sends all that an answer has: what is not named below is
 * accepted and not read.
 */
const sentBack = Object.fromEntries(
  [...Object.keys(brochureAnswer.properties), 'pendingRevision'].map((name) => [name, notRead]),
) as { did: typeof notRead };

/**
 * The ad as callers send it: the names of docs/rules/interfaces.md#rest-names. What is absent stays as it is, null
 * clears. Fields that nobody knows are refused.
 */
export const brochureBody = Type.Object({
  ...sentBack,
  adIndex: given(Type.Integer({ description: '1 to 9998; 9999 = none. Administrators only' })),
  title: text(),
  vendor: given(Type.Object({ id: databaseId(), companyName: notRead })),
  category: given(Type.Object({ code: Type.String(), name: notRead, subCategories: notRead })),
  brochureCategories: given(Type.Array(Type.String(), { description: 'Codes of all further categories' })),
  mapArea: given(
    Type.Object({ did: Type.String({ description: 'Its did, or its code' }), code: notRead, name: notRead }),
  ),
  address: given(
    Type.Object({
      line1: text(),
      line2: text(),
      postcode: text(),
      city: text(),
      state: given(oneOf(Object.values(AustralianState))),
      locationUrl: text('Coordinates inside it become the position when no pin is set'),
      countryCode: given(oneOf(['AU'], { description: 'AU, the only country' })),
    }),
  ),
  latitude: given(Type.Number()),
  longitude: given(Type.Number()),
  highlights: text(),
  description: text('With limited markup; the rest of it is removed'),
  termsOfOffer: text(),
  validFrom: text('DD/MM/YYYY'),
  validTo: text('DD/MM/YYYY'),
  normalPrice: given(Type.Number({ description: 'Dollars, two decimals' })),
  discountedPrice: given(Type.Number({ description: 'Dollars, two decimals' })),
  normalPriceSince: text('DD/MM/YYYY; before the offer begins. A coupon is not published without it'),
  numberOfCoupons: given(Type.Integer({ description: '1 to 9998; 9999 = unlimited' })),
  couponsUnlimited: given(Type.Boolean({ description: 'Read where `numberOfCoupons` is absent' })),
  personName: text(),
  phoneNo: text(),
  companyName: text(),
  contactName: text(),
  contactPhone: text(),
  contactEmail: text(),
  wwwUrl: text(),
  facebookUrl: text(),
  instagramUrl: text(),
  linkedInUrl: text(),
  twitterUrl: text(),
  tiktokUrl: text(),
  youtubeUrl: text(),
  flipbookUrl: text(),
  googleAdUrl: text(),
  recordStatus: given(Type.Boolean({ description: 'true; an ad is not deleted by this call' })),
});

export type BrochureBody = Static<typeof brochureBody>;

/**
 * Files that the ad is to have as well. Those that it has (with their `did`) may be sent back and stay; another
 * `sortOrder` moves them.
 */
export const assetsBody = Type.Optional(
  Type.Array(
    Type.Object({
      did: text('Of a file that the ad has'),
      type: given(oneOf(Object.values(AssetType))),
      url: text('A public web address from which it is fetched once'),
      contentBase64Encoded: text(),
      sortOrder: given(sortOrderSchema),
    }),
    { maxItems: 40 },
  ),
);

export type AssetsBody = Static<typeof assetsBody>;

export const removedAssetsBody = Type.Optional(
  Type.Array(Type.String(), { maxItems: 40, description: '`did` of each file that goes' }),
);
