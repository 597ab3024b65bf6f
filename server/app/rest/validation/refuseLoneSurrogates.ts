import { findLoneSurrogates } from '../../../shared/text/findLoneSurrogates';
import { loneSurrogateError } from '../../../shared/text/loneSurrogateError';

/** @throws DomainError VALIDATION_FAILED with the path of each text of a body that holds half of a character */
export function refuseLoneSurrogates(body: unknown): void {
  const found = findLoneSurrogates(body);
  if (found.length > 0) throw loneSurrogateError(found.map((path) => path.join('.')));
}
