import type { Brochure } from '../../brochures/Brochure';
import { columnFields } from '../../brochures/fields/fieldValues';
import { isLongText } from '../../brochures/rest/restFields';
import type { FieldSelection } from './FieldSelection';

/** System columns that `presentBrochure` reads. */
const system = [
  ...(['did', 'countryCode', 'positionSource', 'publishedAt', 'timeZone', 'status'] as const),
  ...(['numberOfCouponsPurchased', 'detailViewsCount', 'version'] as const),
] satisfies (keyof Brochure)[];

/** The vendor is a relation of its own. */
const written = columnFields.filter((name) => name !== 'vendorId');

/** For lists of REST: a brief one has neither the long texts nor any file but the picture. */
export const restFieldSelection = (brief: boolean): FieldSelection => (brief ? briefly : whole);

const whole: FieldSelection = {
  columns: new Set([...written, ...system]),
  vendor: 'NAME',
  thumbnail: false,
  furtherCategories: true,
  files: true,
};

const briefly: FieldSelection = {
  ...whole,
  columns: new Set([...written.filter((name) => !isLongText(name)), ...system]),
  thumbnail: true,
  files: false,
};
