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

/** GraphQL fields of an ad that are no columns of theirs, and what their resolvers look at. */
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

/** Fields of the table that `Brochure` has under their own names. */
const written = columnFields.filter((name) => {
  const { input, output } = describeField(name);
  return output !== undefined && !input.path.includes('.');
});

/** System columns that are a GraphQL field. */
const system = [
  ...(['did', 'type', 'status', 'archiveReason', 'positionSource', 'timeZone', 'numberOfCouponsPurchased'] as const),
  ...(['detailViewsCount', 'createdAt', 'updatedAt', 'version'] as const),
] satisfies (keyof Brochure)[];

const plain: readonly (keyof Brochure)[] = [...written, ...system];

const requirementsByField: ReadonlyMap<string, FieldRequirements> = new Map([
  ...plain.map((column): [string, FieldRequirements] => [column, { columns: [column] }]),
  ...Object.entries(computed),
]);

/** What has to be read for these fields. Of a field that is not known here everything might be needed. */
export function selectFields(fields: ReadonlySet<string>): FieldSelection {
  const required = [...fields].map((field) => requirementsByField.get(field));
  if (!required.every((each) => each !== undefined)) return allFields;
  const files = required.some((each) => each.files);
  const vendors = required.map((each) => each.vendor);
  return {
    columns: new Set(required.flatMap(({ columns = [] }) => columns)),
    vendor: vendors.includes('WHOLE') ? 'WHOLE' : vendors.includes('NAME') ? 'NAME' : null,
    // with all files at hand it is chosen from them
    thumbnail: !files && required.some((each) => each.thumbnail),
    furtherCategories: required.some((each) => each.furtherCategories),
    files,
  };
}
