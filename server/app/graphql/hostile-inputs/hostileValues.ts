const texts = [
  'a\0b',
  '\ud800',
  `'; DROP TABLE brochures; --`,
  '%_\\ $1 {{1}} "><script>',
  '__proto__',
  'x'.repeat(70_000),
];
const numbers = [0, -1, 2_147_483_647, -2_147_483_648, 1e308, 5e-324];
const days = ['0001-01-01', '9999-12-31', '1582-10-10'];
const moments = ['0001-01-01T00:00:00+23:59', '9999-12-31T23:59:59.999999999-23:59', '2026-11-20T24:00:00Z'];

/** Hostile values of the right type, or nearly so. The tables contain plainly invalid ones. */
export const hostileValues: Readonly<Record<string, readonly unknown[]>> = {
  String: texts,
  ID: texts,
  Int: numbers,
  Float: numbers,
  Date: days,
  DateTime: moments,
};
