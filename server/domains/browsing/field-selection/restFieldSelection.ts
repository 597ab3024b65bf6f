import type { Brochure } from '../../brochures/Brochure';
import { columnFields } from '../../brochures/fields/fieldValues';
import { isLongText } from '../../brochures/rest/restFields';
import type { FieldSelection } from './FieldSelection';
import { selectFields } from './selectFields';

/** System columns that `presentBrochure` reads. */
const system = [
  ...(['did', 'type', 'countryCode', 'positionSource', 'publishedAt', 'timeZone', 'status'] as const),
  ...(['numberOfCouponsPurchased', 'detailViewsCount', 'version'] as const),
] satisfies (keyof Brochure)[];

/** The vendor is read as a relation. */
const written = columnFields.filter((name) => name !== 'vendorId');

/** What a REST list shows of its ads. BRIEF: no long texts and no files except the thumbnail. */
export type RestView = 'WHOLE' | 'BRIEF' | 'CARD';

export const restFieldSelection = (view: RestView): FieldSelection => selections[view];

const whole: FieldSelection = {
  columns: new Set([...written, ...system]),
  vendor: 'NAME',
  thumbnail: null,
  references: true,
  furtherCategories: true,
  files: true,
};

const briefly: FieldSelection = {
  ...whole,
  columns: new Set([...written.filter((name) => !isLongText(name)), ...system]),
  thumbnail: 'WHOLE',
  files: false,
};

/** What `presentBrochureCard` reads, by the names of GraphQL. */
const card = selectFields(
  new Set([
    ...['did', 'type', 'status', 'title', 'displayTitle', 'companyName', 'summary', 'category', 'mapArea', 'address'],
    ...['latitude', 'longitude', 'positionSource', 'validTo', 'googleAdUrl', 'thumbnail'],
    ...['normalPriceCents', 'discountedPriceCents', 'discountCents', 'discountPercent'],
    ...['numberOfCoupons', 'couponsUnlimited', 'numberOfCouponsPurchased'],
  ]),
  { vendor: new Set(), thumbnail: new Set(['did', 'type', 'url', 'sortOrder']) },
);

const selections: Readonly<Record<RestView, FieldSelection>> = { WHOLE: whole, BRIEF: briefly, CARD: card };
