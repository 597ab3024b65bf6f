import type { FieldError } from '../../../../shared/errors/DomainError';
import { describeField, fieldNames } from '../../fields/brochureFields';
import type { BrochureChanges } from '../values/BrochureChanges';

const reserved = fieldNames.filter((name) => describeField(name).isForAdministrators).sort();

/** Refuses changes reserved to administrators (docs/rules/statuses-and-reviews.md#what-vendors-may-do). */
export function vendorProblems(changes: BrochureChanges): FieldError[] {
  return reserved
    .filter((field) => field in changes)
    .map((field) => ({
      field,
      code: 'ADMINISTRATORS_ONLY',
      message: `Only administrators may change ${field}: leave it as it is.`,
    }));
}
