import type { FieldError } from '../../../../shared/errors/DomainError';
import type { BrochureChanges } from '../values/BrochureChanges';

/**
 * Returns the changed links that lead to a host of the list, or to a host below one
 * (docs/rules/links-and-redirects.md#bad-hosts). A link that is as it was is not looked at, so that old ads can be
 * written.
 */
export function badHostProblems(changes: BrochureChanges, badHosts: ReadonlySet<string>): FieldError[] {
  if (badHosts.size === 0) return [];
  const message = 'This address is known for harm. Use another one, or write to us if this is a mistake.';
  return Object.entries(changes).flatMap(([field, value]) =>
    typeof value === 'string' && field.endsWith('Url') && isBad(value, badHosts)
      ? [{ field: field === 'locationUrl' ? 'address.locationUrl' : field, code: 'BAD_HOST', message }]
      : [],
  );
}

/** a.b.example is bad if b.example is. */
function isBad(address: string, badHosts: ReadonlySet<string>): boolean {
  const labels = (URL.parse(address)?.hostname ?? '').replace(/\.$/, '').split('.');
  return labels.some((_label, index) => badHosts.has(labels.slice(index).join('.')));
}
