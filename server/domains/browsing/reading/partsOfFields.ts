import type { Brochure } from '../../brochures/Brochure';
import { addressParts } from '../../brochures/fields/addressParts';
import { describeField } from '../../brochures/fields/brochureFields';
import { columnFields } from '../../brochures/fields/fieldValues';
import type { BrochureParts } from './BrochureParts';
import { everyPart } from './everyPart';

interface Needs extends Partial<Omit<BrochureParts, 'columns'>> {
  columns?: readonly (keyof Brochure)[];
}

const saving = [
  ...(['normalPriceCents', 'discountedPriceCents', 'normalPriceSince', 'couponsUnlimited'] as const),
  ...(['validFrom', 'status', 'publishedAt', 'timeZone'] as const),
] as const;

/** GraphQL fields of an ad that are no columns of theirs, and what their resolvers look at. */
const computed: Readonly<Record<string, Needs>> = {
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

const needsOfField: ReadonlyMap<string, Needs> = new Map([
  ...plain.map((column): [string, Needs] => [column, { columns: [column] }]),
  ...Object.entries(computed),
]);

/** What has to be read for these fields. Of a field that is not known here everything might be needed. */
export function partsOfFields(fields: ReadonlySet<string>): BrochureParts {
  const needs = [...fields].map((field) => needsOfField.get(field));
  if (!needs.every((each) => each !== undefined)) return everyPart;
  const files = needs.some((each) => each.files);
  const vendors = needs.map((each) => each.vendor);
  return {
    columns: new Set(needs.flatMap(({ columns = [] }) => columns)),
    vendor: vendors.includes('WHOLE') ? 'WHOLE' : vendors.includes('NAME') ? 'NAME' : null,
    // with all files at hand it is chosen from them
    thumbnail: !files && needs.some((each) => each.thumbnail),
    furtherCategories: needs.some((each) => each.furtherCategories),
    files,
  };
}
