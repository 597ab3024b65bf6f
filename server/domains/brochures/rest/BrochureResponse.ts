import { Type, type Static, type TObject, type TSchema } from '@sinclair/typebox';
import { oneOf, orNull } from '../../../platform/rest/schemas';
import { AustralianState } from '../../../shared/australia/AustralianState';
import { assetResponse } from '../assets/assetResponse';
import { BrochureStatus } from '../BrochureStatus';
import { BrochureType } from '../BrochureType';
import { addressParts, type AddressValues } from '../fields/addressParts';
import { describeField } from '../fields/brochureFields';
import type { FieldDescription } from '../fields/FieldDescription';
import { PositionSource } from '../PositionSource';
import { plainFields, type PlainValues } from './restFields';
import { inRestOrder } from './restOrder';

const strict = { additionalProperties: false };
const described = (description: string | undefined) => (description === undefined ? {} : { description });

/** Returns the schema of a field in responses. */
function schemaOf({ kind, rest: { response } }: FieldDescription): TSchema {
  if (kind === 'date') {
    return orNull(Type.String({ pattern: '^[0-9]{2}/[0-9]{2}/[0-9]{4}$', ...described(response) }));
  }
  if (kind === 'cents' || kind === 'degrees') return orNull(Type.Number(described(response)));
  if (kind === 'count') return orNull(Type.Integer(described(response)));
  if (kind === 'boolean') return Type.Boolean(described(response));
  if (kind === 'state') return orNull(oneOf(Object.values(AustralianState)));
  return orNull(Type.String(described(response)));
}

const address = Type.Object(
  {
    ...Object.fromEntries(addressParts.map(({ name, part }) => [part, schemaOf(describeField(name))])),
    countryCode: Type.String(),
  },
  { ...strict, title: 'Address' },
);

const own = {
  id: Type.Integer({ description: 'The number used in paths' }),
  did: Type.String({ description: 'Display id: 12 characters, opaque, never changes' }),
  adIndex: Type.Integer({ description: describeField('adIndex').rest.response }),
  type: oneOf(Object.values(BrochureType)),
  status: Type.Object({ code: oneOf(Object.values(BrochureStatus)), description: Type.String() }, strict),
  vendor: orNull(Type.Object({ id: Type.Integer(), companyName: Type.String() }, strict)),
  category: Type.Object({ code: Type.String(), name: Type.String() }, strict),
  brochureCategories: Type.Array(Type.String(), { description: describeField('brochureCategories').rest.response }),
  mapArea: orNull(Type.Object({ did: Type.String() }, strict)),
  positionSource: orNull(oneOf(Object.values(PositionSource))),
  distanceKm: Type.Optional(Type.Number({ description: 'Only with sortBy=NEAR_ME' })),
  discount: orNull(Type.Number({ description: 'Dollars, the saving that may be claimed; null = show N/A' })),
  discountPercent: orNull(Type.Number({ description: 'discount over normalPrice in per cent; null with it' })),
  numberOfCoupons: orNull(Type.Integer({ description: describeField('numberOfCoupons').rest.response })),
  couponsUnlimited: Type.Boolean(),
  numberOfCouponsPurchased: Type.Integer(),
  detailViewsCount: Type.Integer(),
  version: Type.Integer({ description: 'Raised by every change; send it back with a change of yours' }),
  recordStatus: Type.Boolean({ description: 'false = deleted; such ads are never listed' }),
  assets: Type.Array(assetResponse),
};

const plain = Object.fromEntries(
  plainFields.map((name) => [describeField(name).rest.path, schemaOf(describeField(name))]),
);

/** The ad on REST (docs/rules/interfaces.md#rest-names): its own properties, and the fields of `brochureFields`. */
export interface BrochureResponse extends Static<TObject<typeof own>>, PlainValues {
  address: AddressValues & { countryCode: string };
}

const properties = inRestOrder<TSchema>({ ...own, ...plain, address });

export const brochureResponse = Type.Unsafe<BrochureResponse>(
  Type.Object(properties, { ...strict, title: 'Brochure' }),
);

/** Names of all properties of a response. */
export const responseNames = Object.keys(properties);

/** The properties that a list shows of an ad. */
export const cardNames = [
  ...(['id', 'did', 'title', 'type', 'status', 'vendor', 'category', 'mapArea', 'address'] as const),
  ...([
    'latitude',
    'longitude',
    'positionSource',
    'distanceKm',
    'validTo',
    'normalPrice',
    'discountedPrice',
    'discount',
  ] as const),
  ...(['discountPercent', 'numberOfCoupons', 'couponsUnlimited', 'numberOfCouponsPurchased'] as const),
  ...(['companyName', 'googleAdUrl', 'assets'] as const),
] satisfies (keyof BrochureResponse)[];

const ofCards = {
  category: Type.Object(
    {
      code: Type.String(),
      name: Type.String(),
      parent: orNull(Type.Object({ code: Type.String(), name: Type.String() }, strict)),
    },
    strict,
  ),
  mapArea: orNull(Type.Object({ did: Type.String(), code: Type.String(), name: Type.String() }, strict)),
};

/** The ad on REST with `view=card`: some of its properties, with names where it has numbers, and its texts in short. */
export interface BrochureCardResponse
  extends
    Omit<Pick<BrochureResponse, (typeof cardNames)[number]>, keyof typeof ofCards>,
    Static<TObject<typeof ofCards>> {
  summary: string;
}

const cardProperties = {
  ...Object.fromEntries(cardNames.map((name) => [name, properties[name] as TSchema])),
  ...ofCards,
  summary: Type.String({ description: 'Highlights, or else the description, as plain text of up to 400 characters' }),
};

export const brochureCardResponse = Type.Unsafe<BrochureCardResponse>(
  Type.Object(inRestOrder<TSchema>(cardProperties), { ...strict, title: 'BrochureCard' }),
);
