import type { FieldError } from '../../../../shared/errors/DomainError';
import { adColumns, type AdColumn } from '../importFields';
import { columnOf } from '../files/columnOf';

/** Fields whose requirement another field can meet. While that other field is refused, the rule cannot be judged. */
const metElsewhere: Readonly<Partial<Record<AdColumn, readonly AdColumn[]>>> = {
  companyName: ['title'],
  addressLine1: ['city', 'mapArea', 'latitude', 'longitude'],
  phoneNo: ['contactEmail', 'wwwUrl'],
  discountedPriceCents: ['normalPriceCents'],
  normalPriceSince: ['validFrom'],
  validTo: ['validFrom'],
};

/** Adds rule errors to a row's cell errors, at most one for each column. */
export function withRuleErrors(
  cellErrors: readonly FieldError[],
  ruleErrors: readonly FieldError[],
  record: Readonly<Record<string, string>>,
): FieldError[] {
  const refused = new Set(cellErrors.map(({ field }) => field));
  const isRefused = (property: AdColumn) => adColumns[property].some((name) => refused.has(name));
  const named = new Set<string>();
  const errors = [...cellErrors];
  for (const { field: path, code, message } of ruleErrors) {
    const property = path.replace(/^address\./, '');
    if (!isColumn(property)) {
      errors.push({ field: '', code, message: `${message} A file cannot give it: import the ad unpublished.` });
      continue;
    }
    const field = columnOf(record, adColumns[property]);
    if (named.has(field) || isRefused(property) || metElsewhere[property]?.some(isRefused)) continue;
    named.add(field);
    errors.push({ field, code, message });
  }
  return errors;
}

function isColumn(property: string): property is AdColumn {
  return property in adColumns;
}
