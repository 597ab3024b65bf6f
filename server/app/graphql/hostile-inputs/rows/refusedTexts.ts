import type { ErrorCode } from '../../../../shared/errors/DomainError';
import type { HostileRow } from '../HostileOperation';
import { lastOf } from './lastOf';

/** Readable texts that are invalid for this field. */
export function refusedTexts(
  path: string,
  values: readonly string[],
  code: ErrorCode = 'VALIDATION_FAILED',
): HostileRow[] {
  return values.map(
    (value) =>
      [
        path,
        JSON.stringify(value).slice(0, 40),
        value,
        code,
        ...(code === 'VALIDATION_FAILED' ? [lastOf(path)] : []),
      ] as HostileRow,
  );
}
