import type { Brochure } from '../../brochures/Brochure';
import { addressParts } from '../../brochures/fields/addressParts';
import { describeField } from '../../brochures/fields/brochureFields';
import { columnFields } from '../../brochures/fields/fieldValues';
import type { FieldSelection } from './FieldSelection';
import { allFields } from './allFields';

interface FieldRequirements extends Partial<Omit<FieldSelection, 'columns'>> {
  columns?: readonly (keyof Brochure)[];
}

const saving = [
  ...(['normalPriceCents', 'discountedPriceCents', 'normalPriceSince', 'couponsUnlimited'] as const),
  ...(['validFrom', 'status', 'publishedAt', 'timeZone'] as const),
] as const;

/** GraphQL fields of an ad that are not columns, with the parts that their resolvers need. */
const computed: Readonly<Record<string, FieldRequirements>> = {
  __typename: {},
  id: {},
  databaseId: {},
  qrCodeUrl: {},
  category: {},
  mapArea: {},
  vendor: { vendor: 'WHOLE' },
  displayTitle: { columns: ['title', 'companyName'], vendor: 'NAME' },
  summary: { columns: ['highlights', 'description'] },
  address: { columns: [...addressParts.map(({ name }) => name), 'countryCode'] },
  isActive: { columns: ['validFrom', 'validTo', 'timeZone'] },
  discountCents: { columns: saving },
  discountPercent: { columns: saving },
  couponsRemaining: { columns: ['numberOfCoupons', 'numberOfCouponsPurchased', 'couponsUnlimited'] },
  contactEmail: { columns: ['contactEmail'] },
  flipbookFrameUrl: { columns: ['flipbookUrl'] },
  brochureCategories: { furtherCategories: true },
  thumbnail: { thumbnail: true },
  assets: { files: true },
};

/** Fields of the table that `Brochure` has under the same names. */
const written = columnFields.filter((name) => {
  const { input, output } = describeField(name);
  return output !== undefined && !input.path.includes('.');
});

/** System columns that are GraphQL fields. */
const system = [
  ...(['did', 'type', 'status', 'archiveReason', 'positionSource', 'timeZone', 'numberOfCouponsPurchased'] as const),
  ...(['detailViewsCount', 'createdAt', 'updatedAt', 'version'] as const),
] satisfies (keyof Brochure)[];

const plain: readonly (keyof Brochure)[] = [...written, ...system];

const requirementsByField: ReadonlyMap<string, FieldRequirements> = new Map([
  ...plain.map((column): [string, FieldRequirements] => [column, { columns: [column] }]),
  ...Object.entries(computed),
]);

/** Returns the parts to read for these fields. An unknown field requires all parts. */
export function selectFields(fields: ReadonlySet<string>): FieldSelection {
  const required = [...fields].map((field) => requirementsByField.get(field));
  if (!required.every((each) => each !== undefined)) return allFields;
  const files = required.some((each) => each.files);
  const vendors = required.map((each) => each.vendor);
  return {
    columns: new Set(required.flatMap(({ columns = [] }) => columns)),
    vendor: vendors.includes('WHOLE') ? 'WHOLE' : vendors.includes('NAME') ? 'NAME' : null,
    // with all files, the thumbnail is chosen from them
    thumbnail: !files && required.some((each) => each.thumbnail),
    furtherCategories: required.some((each) => each.furtherCategories),
    files,
  };
}
