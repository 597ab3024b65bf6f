import { isInForce, keyFacts } from './keyState';

const now = new Date('2026-11-20T02:00:00.000Z');
const key = {
  ...{ expiresAt: '2026-12-20T01:00:00.000Z', revokedAt: null, lastUsedAt: null },
  ...{ previousPrefix: null, previousEndsAt: null },
};
const before = '2026-11-20T01:00:00.000Z';

it.each([
  [{}, true, /^never used · ends 20\/12\/2026/],
  [{ lastUsedAt: before }, true, /^last used 20\/11\/2026.* · ends /],
  [{ expiresAt: before }, false, /^ended 20\/11\/2026.* · never used$/],
  [{ revokedAt: before }, false, /^revoked 20\/11\/2026.* · never used$/],
  [
    { previousPrefix: 'lok_old', previousEndsAt: '2026-11-21T01:00:00.000Z' },
    true,
    /lok_old… counts until 21\/11\/2026/,
  ],
  [{ previousPrefix: 'lok_old', previousEndsAt: before }, true, /^never used · ends [^·]*$/],
])('%j is in force: %s', (values, inForce, facts) => {
  const given = { ...key, ...values };
  expect(isInForce(given, now)).toBe(inForce);
  expect(keyFacts(given, now).join(' · ')).toMatch(facts);
});
