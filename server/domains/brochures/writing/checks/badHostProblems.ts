import type { FieldError } from '../../../../shared/errors/DomainError';
import { linksOfMarkup } from '../../../../shared/text/linksOfMarkup';
import { describeField, fieldNames, type BrochureField } from '../../fields/brochureFields';
import { leadsToBadHost } from './leadsToBadHost';

type Values = Readonly<Partial<Record<BrochureField, unknown>>>;

const linkedFields = fieldNames.filter((name) => ['url', 'markup'].includes(describeField(name).kind));

/**
 * Returns the fields with a new link that leads to a bad host (docs/rules/links-and-redirects.md#bad-hosts). A link that
 * the ad has already is not looked at, so that old ads can be written.
 *
 * @param before the ad before the change
 */
export function badHostProblems(before: Values, changes: Values, badHosts: ReadonlySet<string>): FieldError[] {
  if (badHosts.size === 0) return [];
  return linkedFields
    .filter((name) => {
      if (!(name in changes)) return false;
      const known = linksOf(name, before[name]);
      return linksOf(name, changes[name]).some((link) => !known.includes(link) && leadsToBadHost(link, badHosts));
    })
    .map((name) => ({ field: describeField(name).input.path, code: 'BAD_HOST', message: sentence(name) }));
}

function linksOf(name: BrochureField, value: unknown): string[] {
  if (typeof value !== 'string') return [];
  return describeField(name).kind === 'markup' ? linksOfMarkup(value) : [value];
}

function sentence(name: BrochureField): string {
  return describeField(name).kind === 'markup'
    ? 'A link in this text leads to an address that is known for harm. Take it out, or write to us if this is a mistake.'
    : 'This address is known for harm. Use another one, or write to us if this is a mistake.';
}
