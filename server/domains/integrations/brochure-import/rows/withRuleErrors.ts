import type { FieldError } from '../../../../shared/errors/DomainError';
import { adColumns, type AdColumn } from '../importFields';
import { columnOf } from '../files/columnOf';

/** What is asked for at one field and can be met by others: as long as one of those is refused, nobody knows. */
const metElsewhere: Readonly<Partial<Record<AdColumn, readonly AdColumn[]>>> = {
  companyName: ['title'],
  addressLine1: ['city', 'mapArea', 'latitude', 'longitude'],
  phoneNo: ['contactEmail', 'wwwUrl'],
  discountedPriceCents: ['normalPriceCents'],
  normalPriceSince: ['validFrom'],
  validTo: ['validFrom'],
};

/** Adds what the rules of an ad have against a row to what is wrong with its cells: by column, each column once. */
export function withRuleErrors(
  cellErrors: readonly FieldError[],
  ruleErrors: readonly FieldError[],
  record: Readonly<Record<string, string>>,
): FieldError[] {
  const refused = new Set(cellErrors.map(({ field }) => field));
  const isRefused = (property: AdColumn) => adColumns[property].some((name) => refused.has(name));
  const named = new Set<string>();
  const errors = [...cellErrors];
  for (const { field: spoken, code, message } of ruleErrors) {
    const property = spoken.replace(/^address\./, '');
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
