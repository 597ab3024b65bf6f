import { violates } from '../../../platform/database/violates';
import { DomainError } from '../../../shared/errors/DomainError';

/** Runs the statement that writes a street; turns a duplicate into an error of the field. */
export async function saveStreet<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!violates(error, 'street_index_entries_street_key')) throw error;
    const message = 'The index of this area has this street already. If there are two, name the suburb of each.';
    throw new DomainError('VALIDATION_FAILED', message, {
      errors: [{ field: 'streetName', code: 'TAKEN', message }],
    });
  }
}
