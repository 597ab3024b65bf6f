import type { FieldError } from '../../shared/errors/DomainError';
import type { BrochureChanges } from '../brochures/writing/BrochureChanges';

/** What only administrators decide about an ad (docs/rules/statuses-and-reviews.md#what-vendors-may-do). */
const reserved = ['adIndex', 'vendorId'] as const;

export function vendorProblems(changes: BrochureChanges): FieldError[] {
  return reserved
    .filter((field) => field in changes)
    .map((field) => ({
      field,
      code: 'ADMINISTRATORS_ONLY',
      message: `Only administrators may change ${field}: leave it as it is.`,
    }));
}
