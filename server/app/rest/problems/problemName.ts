import type { ErrorCode } from '../../../shared/errors/DomainError';

/** The last part of a problem's `type`, which is the address of its page. */
export function problemName(code: ErrorCode): string {
  return code.toLowerCase().replaceAll('_', '-');
}
