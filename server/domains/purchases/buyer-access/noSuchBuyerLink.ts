import { DomainError } from '../../../shared/errors/DomainError';

export function noSuchBuyerLink(): DomainError {
  return new DomainError('NOT_FOUND', 'This link was used already, or is too old. Ask for a new one.');
}
