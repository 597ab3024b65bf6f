import type { Asset } from '../../brochures/assets/Asset';
import type { Brochure } from '../../brochures/Brochure';
import type { Vendor } from '../../vendors/Vendor';
import { pictureColumns } from './pictureColumns';
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
  isDraft: {},
  category: { columns: ['categoryId'], references: true },
  mapArea: { columns: ['mapAreaId'], references: true },
  vendor: { vendor: 'WHOLE' },
  displayTitle: { columns: ['title', 'companyName'], vendor: 'NAME' },
  summary: { columns: ['highlights', 'description'] },
  address: { columns: [...addressParts.map(({ name }) => name), 'countryCode'] },
  isActive: { columns: ['validFrom', 'validTo', 'timeZone'] },
  discountCents: { columns: saving },
  discountPercent: { columns: saving },
  couponHoursSummary: { columns: ['couponHours'] },
  couponsRemaining: { columns: ['numberOfCoupons', 'numberOfCouponsPurchased', 'couponsUnlimited'] },
  contactEmail: { columns: ['contactEmail', 'type'] },
  flipbookFrameUrl: { columns: ['flipbookUrl'] },
  brochureCategories: { furtherCategories: true, references: true },
  tourismListing: { columns: ['type'] },
  thumbnail: { thumbnail: 'WHOLE' },
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

/** Fields of vendors that are public, with the columns that they need. */
const vendorColumns: Readonly<Record<string, readonly (keyof Vendor)[]>> = {
  __typename: [],
  id: [],
  databaseId: [],
  did: ['did'],
  companyName: ['companyName'],
};

interface RelationFields {
  vendor: ReadonlySet<string>;
  thumbnail: ReadonlySet<string>;
}

/**
 * Returns the parts to read for these fields of an ad and, if they are known, for these fields of its relations. An
 * unknown field requires all parts.
 */
export function selectFields(fields: ReadonlySet<string>, relations?: RelationFields): FieldSelection {
  const required = [...fields].map((field) => requirementsByField.get(field));
  if (!required.every((each) => each !== undefined)) return allFields;
  const files = required.some((each) => each.files);
  const hasVendor = required.some(({ vendor }) => vendor === 'WHOLE');
  const hasVendorName = required.some(({ vendor }) => vendor === 'NAME');
  const hasThumbnail = required.some(({ thumbnail }) => thumbnail);
  return {
    columns: new Set(required.flatMap(({ columns = [] }) => columns)),
    vendor: hasVendor
      ? columnsOf<Vendor>(vendorColumns, relations?.vendor, hasVendorName ? ['companyName'] : [])
      : hasVendorName
        ? 'NAME'
        : null,
    // with all files, the thumbnail is chosen from them
    thumbnail: !files && hasThumbnail ? columnsOf<Asset>(pictureColumns, relations?.thumbnail) : null,
    references: required.some((each) => each.references),
    furtherCategories: required.some((each) => each.furtherCategories),
    files,
  };
}

function columnsOf<T>(
  table: Readonly<Record<string, readonly (keyof T)[]>>,
  fields: ReadonlySet<string> | undefined,
  more: readonly (keyof T)[] = [],
): ReadonlySet<keyof T> | 'WHOLE' {
  const columns = fields && [...fields].map((field) => (Object.hasOwn(table, field) ? table[field] : undefined));
  if (!columns?.every((each) => each !== undefined)) return 'WHOLE';
  return new Set([...columns.flat(), ...more]);
}
