import type { Brochure } from '../../brochures/Brochure';
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
  address: {
    columns: ['addressLine1', 'addressLine2', 'postcode', 'city', 'state', 'locationUrl', 'countryCode'],
  },
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

/** Fields that are a column and nothing else. */
const plain = [
  'did',
  'adIndex',
  'type',
  'status',
  'archiveReason',
  'title',
  'highlights',
  'description',
  'companyName',
  'latitude',
  'longitude',
  'positionSource',
  'validFrom',
  'validTo',
  'timeZone',
  'normalPriceSince',
  'normalPriceCents',
  'discountedPriceCents',
  'numberOfCoupons',
  'couponsUnlimited',
  'numberOfCouponsPurchased',
  'termsOfOffer',
  'personName',
  'contactName',
  'contactPhone',
  'phoneNo',
  'wwwUrl',
  'facebookUrl',
  'instagramUrl',
  'linkedInUrl',
  'twitterUrl',
  'tiktokUrl',
  'youtubeUrl',
  'flipbookUrl',
  'googleAdUrl',
  'detailViewsCount',
  'createdAt',
  'updatedAt',
  'version',
] as const satisfies (keyof Brochure)[];

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
