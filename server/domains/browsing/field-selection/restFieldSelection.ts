import type { Brochure } from '../../brochures/Brochure';
import { columnFields } from '../../brochures/fields/fieldValues';
import { isLongText } from '../../brochures/rest/restFields';
import type { FieldSelection } from './FieldSelection';

/** System columns that `presentBrochure` reads. */
const system = [
  ...(['did', 'type', 'countryCode', 'positionSource', 'publishedAt', 'timeZone', 'status'] as const),
  ...(['numberOfCouponsPurchased', 'detailViewsCount', 'version'] as const),
] satisfies (keyof Brochure)[];

/** The vendor is read as a relation. */
const written = columnFields.filter((name) => name !== 'vendorId');

/** Selection for REST lists: a brief list has no long texts and no files except the thumbnail. */
export const restFieldSelection = (brief: boolean): FieldSelection => (brief ? briefly : whole);

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
