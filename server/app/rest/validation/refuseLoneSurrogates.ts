import { findLoneSurrogates } from '../../../shared/text/findLoneSurrogates';
import { loneSurrogateError } from '../../../shared/text/loneSurrogateError';

/**
 * Refuses a body with lone surrogates.
 * @throws DomainError VALIDATION_FAILED with the path of each such text
 */
export function refuseLoneSurrogates(body: unknown): void {
  const found = findLoneSurrogates(body);
  if (found.length > 0) throw loneSurrogateError(found.map((path) => path.join('.')));
}
