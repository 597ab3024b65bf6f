import { Secret, TOTP } from 'otpauth';
import { newTotpSecret, stepOfCode, totpUri } from './totpCodes';

const secret = newTotpSecret();
const now = new Date('2026-11-20T10:00:10Z');
const step = Math.floor(now.getTime() / 30_000);
const codeAt = (steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: (step + steps) * 30_000 });
const check = (code: string, lastStep: number | null = null): number | null =>
  stepOfCode(secret, code, { now, lastStep });

it('is the code of RFC 6238', () => {
  // appendix B: SHA-1, T = 59 s, the last six of 94287082
  const seed = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(stepOfCode(seed, '287082', { now: new Date(59_000), lastStep: null })).toBe(1);
});

it.each([
  [-2, null],
  [-1, step - 1],
  [0, step],
  [1, step + 1],
  [2, null],
])('takes the code of %i steps away as step %s', (steps, expected) => {
  expect(check(codeAt(steps))).toBe(expected);
});

it('takes no code of a step that was used, nor of one before', () => {
  expect([check(codeAt(0), step), check(codeAt(-1), step), check(codeAt(1), step)]).toEqual([null, null, step + 1]);
});

it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('takes no %j', (code) => {
  expect(check(code)).toBeNull();
});

it('has 160 bits and an address with site and person', () => {
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpUri(secret, 'kim@cafe.example')).toMatch(
    /^otpauth:\/\/totp\/[^?]+:kim%40cafe\.example\?issuer=[^&]+&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
  );
});
