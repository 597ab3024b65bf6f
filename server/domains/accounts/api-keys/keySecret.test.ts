import { isWellFormedKey, looksLikeKey, newKeySecret } from './keySecret';

it('makes keys that scanners recognise, each another one', () => {
  const keys = Array.from({ length: 50 }, newKeySecret);
  for (const { secret, prefix } of keys) {
    expect(secret).toMatch(/^lok_[0-9A-Za-z]{32}_[0-9a-f]{8}$/);
    expect(isWellFormedKey(secret)).toBe(true);
    expect(secret.startsWith(prefix)).toBe(true);
  }
  expect(new Set(keys.map(({ hash }) => hash)).size).toBe(50);
});

it('knows a mistyped key by its checksum', () => {
  const { secret } = newKeySecret();
  const other = secret.charAt(10) === 'a' ? 'b' : 'a';
  const mistyped = secret.slice(0, 10) + other + secret.slice(11);
  expect([looksLikeKey(mistyped), isWellFormedKey(mistyped)]).toEqual([true, false]);
});

it.each(['', 'lok_', 'lok_abc_00000000', 'abc'])('does not take %j for a key', (token) => {
  expect(isWellFormedKey(token)).toBe(false);
});

// the example of docs/rules/accounts-and-permissions.md#api-keys
it('accepts the documented example', () => {
  expect(isWellFormedKey('lok_0123456789ABCDEFGHIJKLMNOPQRSTUV_a21dccc4')).toBe(true);
});
