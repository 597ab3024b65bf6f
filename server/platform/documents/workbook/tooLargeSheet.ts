import type { DomainError } from '../../../shared/errors/DomainError';
import { refuseDocument } from '../refuseDocument';

export function tooLargeSheet(): DomainError {
  const message = 'The sheet has too many columns or too much text. Delete those that are empty, or send it in parts.';
  return refuseDocument('SHEET_TOO_LARGE', message);
}
