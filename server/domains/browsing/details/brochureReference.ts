import { DomainError } from '../../../shared/errors/DomainError';
import { databaseIdOf } from '../../../shared/globalId';
import type { BrochureReference } from './findBrochure';

export interface BrochureReferenceArguments {
  id?: string | null;
  databaseId?: number | null;
  did?: string | null;
}

/** Returns the reference to an ad. The caller has to give exactly one of the three arguments. */
export function brochureReference({ id, databaseId, did }: BrochureReferenceArguments): BrochureReference {
  const [reference, ...more] = [
    ...(id == null ? [] : [{ id: databaseIdOf(id, 'Brochure', 'id') }]),
    ...(databaseId == null ? [] : [{ id: databaseId }]),
    ...(did == null ? [] : [{ did }]),
  ];
  if (reference && more.length === 0) return reference;
  const message = 'Give exactly one of "id", "databaseId" and "did".';
  throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'id', code: 'EXACTLY_ONE', message }] });
}
