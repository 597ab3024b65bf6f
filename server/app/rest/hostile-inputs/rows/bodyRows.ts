import type { HostileRow } from '../HostileRoute';

/** A field of a body, with values that its rule does not take; every one of them is named. */
export function bodyRows(path: string, values: readonly unknown[], status = 422, field = path): HostileRow[] {
  return values.map(
    (value) =>
      [
        `${path} = ${((JSON.stringify(value) as string | undefined) ?? 'nothing').slice(0, 50)}`,
        { change: [path, value] },
        status,
        ...(status === 422 ? [field] : []),
      ] as HostileRow,
  );
}

export const notTexts: readonly unknown[] = [5, true, {}, ['a', 'b'], { toString: 'x' }];
export const notIds: readonly unknown[] = ['x', '1e3', '', 0, -1, 1.5, 2_147_483_648, 1e308, {}, [1, 2], null, true];
export const noEmails: readonly unknown[] = [
  ...notTexts,
  '',
  'nobody',
  'a@b',
  'a b@c.example',
  'a@b.example\nBcc: c@d.example',
  'a@b.example\0',
  '\ud800',
  `${'x'.repeat(255)}@a.example`,
];
export const noDays: readonly unknown[] = [
  '2026-11-20',
  '31/02/2026',
  '00/00/0000',
  '01/01/0000',
  '1/1/2026',
  'now',
  5,
  {},
];
