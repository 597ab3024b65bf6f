import { DomainError } from '../../shared/errors/DomainError';

/** The error for a document of an accepted format that must not be stored. */
export function refuseDocument(code: string, message: string, cause?: unknown): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'document', code, message }], cause });
}

export function damagedDocument(cause?: unknown): DomainError {
  return refuseDocument(
    'DOCUMENT_UNREADABLE',
    'The document cannot be read; the file is damaged or cut off. Save it anew and send it again.',
    cause,
  );
}
