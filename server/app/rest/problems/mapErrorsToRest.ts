import { restFieldName, restFieldNames } from '../../../domains/brochures/rest/restFieldName';
import { DomainError } from '../../../shared/errors/DomainError';

/** Only names that are no words of English: `city` in a sentence is a city. */
const nameInText = new RegExp(
  `\\b(?:${Object.keys(restFieldNames)
    .filter((name) => /[A-Z]/.test(name) && !name.includes('.'))
    .join('|')})\\b`,
  'g',
);

/** Rewrites a refusal of any use case to the field names of /rest. */
export function mapErrorsToRest(error: DomainError): DomainError {
  const inText = (text: string): string => text.replace(nameInText, restFieldName);
  const { code, errors, retryAfterSeconds, category, reason, replacement, challenge, extensions, cause } = error;
  return new DomainError(code, inText(error.message), {
    errors: errors.map((each) => ({ ...each, field: restFieldName(each.field), message: inText(each.message) })),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    category,
    reason,
    replacement,
    challenge,
    extensions,
    cause,
  });
}
