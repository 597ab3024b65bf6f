import { blankValues } from './blankValues';
import type { BrochureFormValues, TextField } from './BrochureFormValues';
import { writeDay } from './writeDay';
import { writePrice } from './writePrice';

interface RevisedField {
  /** as in the input, for example title or address.city */
  field: string;
  after: string | null;
}

const days: readonly string[] = ['validFrom', 'validTo', 'normalPriceSince'];
const prices: readonly string[] = ['normalPriceCents', 'discountedPriceCents'];

/** An ad in the form with a change of it that waits. */
export function withRevision(values: BrochureFormValues, changes: readonly RevisedField[]): BrochureFormValues {
  return changes.reduce(apply, values);
}

function apply(values: BrochureFormValues, { field, after }: RevisedField): BrochureFormValues {
  if (field === 'latitude' || field === 'longitude') {
    const position = { ...values.position, [field]: after === null ? null : Number(after) };
    const isNowhere = position.latitude === null && position.longitude === null;
    return { ...values, position: { ...position, positionSource: isNowhere ? null : 'EXACT' } };
  }
  if (field === 'brochureCategories') return { ...values, brochureCategories: after?.split(', ') ?? [] };
  if (field === 'couponsUnlimited') return { ...values, couponsUnlimited: after === 'true' };
  if (typeof blankValues[field as TextField] !== 'string') return values;
  return { ...values, [field]: textOf(field, after) };
}

function textOf(field: string, after: string | null): string {
  if (after === null) return '';
  if (days.includes(field)) return writeDay(after);
  return prices.includes(field) ? writePrice(Number(after)) : after;
}
