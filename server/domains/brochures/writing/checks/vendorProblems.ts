import type { FieldError } from '../../../../shared/errors/DomainError';
import { describeField, fieldNames } from '../../fields/brochureFields';
import type { BrochureChanges } from '../values/BrochureChanges';

const reserved = fieldNames.filter((name) => describeField(name).isForAdministrators).sort();

/** What only administrators decide about an ad (docs/rules/statuses-and-reviews.md#what-vendors-may-do). */
export function vendorProblems(changes: BrochureChanges): FieldError[] {
  return reserved
    .filter((field) => field in changes)
    .map((field) => ({
      field,
      code: 'ADMINISTRATORS_ONLY',
      message: `Only administrators may change ${field}: leave it as it is.`,
    }));
}
