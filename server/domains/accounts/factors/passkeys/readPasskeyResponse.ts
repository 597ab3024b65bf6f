import { DomainError } from '../../../../shared/errors/DomainError';

/** The members of a browser's answer that we read; `@simplewebauthn/server` checks the others. */
interface PasskeyResponse {
  id: string;
}

/**
 * Reads what the browser has answered, as JSON text (`PublicKeyCredential.toJSON`).
 * @throws DomainError VALIDATION_FAILED for anything else
 */
export function readPasskeyResponse(text: string): PasskeyResponse {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw refusedPasskey(error);
  }
  if (typeof value !== 'object' || value === null || !('id' in value) || !isCredentialId(value.id)) {
    throw refusedPasskey();
  }
  return value as PasskeyResponse;
}

/** base64url of at most 1,023 bytes */
function isCredentialId(id: unknown): boolean {
  return typeof id === 'string' && /^[\w-]{1,1364}$/.test(id);
}

export function refusedPasskey(cause?: unknown): DomainError {
  const message = 'This passkey could not be checked. Try again, or use another way.';
  return new DomainError('VALIDATION_FAILED', message, {
    errors: [{ field: 'response', code: 'PASSKEY', message }],
    cause,
  });
}
