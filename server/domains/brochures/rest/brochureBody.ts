import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { databaseId, oneOf, orNull } from '../../../platform/rest/schemas';
import { AustralianState } from '../../../shared/australia/AustralianState';
import { sortOrderSchema } from '../assets/assetResponse';
import { AssetType } from '../assets/AssetType';
import { addressParts, type AddressValues } from '../fields/addressParts';
import { describeField } from '../fields/brochureFields';
import type { FieldDescription } from '../fields/FieldDescription';
import { responseNames } from './BrochureResponse';
import { plainFields, type PlainValues } from './restFields';

const given = <Schema extends TSchema>(schema: Schema) => Type.Optional(orNull(schema));
const described = (description: string | undefined) => (description === undefined ? {} : { description });
const text = (description?: string) => given(Type.String(described(description)));

/** Returns the schema of a field in requests. */
function schemaOf({ kind, rest: { request } }: FieldDescription): TSchema {
  if (kind === 'date') return text(request ?? 'DD/MM/YYYY');
  if (kind === 'cents') return given(Type.Number({ description: request ?? 'Dollars, two decimals' }));
  if (kind === 'degrees') return given(Type.Number(described(request)));
  if (kind === 'count') return given(Type.Integer(described(request)));
  if (kind === 'boolean') return given(Type.Boolean(described(request)));
  if (kind === 'state') return given(oneOf(Object.values(AustralianState)));
  return text(request);
}

const notRead = Type.Optional(Type.Unknown({ description: 'May be sent back as it was read; not read' }));

/**
 * A caller may read a whole ad, change a field and send everything back. Requests therefore accept all properties of a
 * response and ignore those that are not listed below.
 */
const sentBack = Object.fromEntries([...responseNames, 'pendingRevision'].map((name) => [name, notRead])) as {
  did: typeof notRead;
};

const address = {
  ...Object.fromEntries(addressParts.map(({ name, part }) => [part, schemaOf(describeField(name))])),
  countryCode: given(oneOf(['AU'], { description: 'AU, the only country' })),
};

const own = {
  adIndex: given(Type.Integer(described(describeField('adIndex').rest.request))),
  vendor: given(Type.Object({ id: databaseId(), companyName: notRead })),
  category: given(Type.Object({ code: Type.String(), name: notRead, subCategories: notRead })),
  brochureCategories: given(Type.Array(Type.String(), described(describeField('brochureCategories').rest.request))),
  mapArea: given(
    Type.Object({
      did: Type.String(described(describeField('mapArea').rest.request)),
      code: notRead,
      name: notRead,
    }),
  ),
  address: Type.Optional(Type.Unsafe<Partial<AddressValues> | null>(orNull(Type.Object(address)))),
  numberOfCoupons: given(Type.Integer(described(describeField('numberOfCoupons').rest.request))),
  couponsUnlimited: given(Type.Boolean(described(describeField('couponsUnlimited').rest.request))),
  recordStatus: given(Type.Boolean({ description: 'true; an ad is not deleted by this call' })),
};

type PlainSchemas = { [Path in keyof PlainValues]: ReturnType<typeof given<TSchemaOf<PlainValues[Path]>>> };
type TSchemaOf<Value> = TSchema & { static: NonNullable<Value> };

const plain = Object.fromEntries(
  plainFields.map((name) => [describeField(name).rest.path, schemaOf(describeField(name))]),
) as unknown as PlainSchemas;

/**
 * The ad in requests, with the names of docs/rules/interfaces.md#rest-names. Absent fields stay as they are, null
 * clears, unknown fields are refused.
 */
export const brochureBody = Type.Object({ ...sentBack, ...own, ...plain });

export type BrochureBody = Static<typeof brochureBody>;

/**
 * Files to add to the ad. Present files (with their `did`) may be sent back and stay; another `sortOrder` moves them.
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
