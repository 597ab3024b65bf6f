import type { HostileRow } from '../HostileOperation';
import { lastOf } from './lastOf';
import { missing, wrongTypes } from './textRows';

/** Invalid values of a required e-mail address. */
export function emailRows(path: string): HostileRow[] {
  const none = [
    '',
    ' ',
    'nobody',
    'a@',
    '@b.example',
    'a@b',
    'a b@c.example',
    'a@b.example\0',
    'a@b.example\nBcc: c@d.example',
  ];
  return [
    ...missing(path),
    ...wrongTypes(path),
    ...[...none, `${'x'.repeat(255)}@a.example`, "'; DROP TABLE accounts; --", '<script>@a.example'].map(
      (value): HostileRow => [path, JSON.stringify(value).slice(0, 40), value, 'VALIDATION_FAILED', lastOf(path)],
    ),
  ];
}
