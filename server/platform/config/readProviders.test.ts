import { EnvironmentReader } from './environment/EnvironmentReader';
import { readProviders } from './readProviders';

const google = {
  ...{ key: 'google', label: 'Google', issuer: 'https://accounts.google.com' },
  ...{ clientId: 'local-offers', clientSecret: 'a secret' },
};

function read(value: string | undefined) {
  const reader = new EnvironmentReader({ SIGN_IN_PROVIDERS: value });
  return { providers: readProviders(reader), problems: reader.problems };
}

it('has no provider by default', () => {
  expect(read(undefined)).toEqual({ providers: [], problems: [] });
});

it('reads several, and nothing else of them', () => {
  const own = { ...google, key: 'own', issuer: 'http://127.0.0.1:9000', extra: true };
  const { extra: _, ...expected } = own;
  expect(read(JSON.stringify([google, own]))).toEqual({ providers: [google, expected], problems: [] });
});

it.each<[string, string]>([
  ['no JSON', 'google'],
  ['no list', JSON.stringify(google)],
  ['a null', '[null]'],
  ['no secret', JSON.stringify([{ ...google, clientSecret: ' ' }])],
  ['a number for an id', JSON.stringify([{ ...google, clientId: 5 }])],
  ['a key that is no part of an address', JSON.stringify([{ ...google, key: '../admin' }])],
  ['http', JSON.stringify([{ ...google, issuer: 'http://accounts.example' }])],
  ['another scheme', JSON.stringify([{ ...google, issuer: 'javascript:alert(1)' }])],
  ['a password in the address', JSON.stringify([{ ...google, issuer: 'https://a:b@accounts.example' }])],
  ['a query', JSON.stringify([{ ...google, issuer: 'https://accounts.example?x' }])],
  ['the same key twice', JSON.stringify([google, { ...google, issuer: 'https://other.example' }])],
  ['the same issuer twice', JSON.stringify([google, { ...google, key: 'other' }])],
])('refuses %s, without repeating a secret', (_what, value) => {
  const { providers, problems } = read(value);
  expect(providers).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(/^SIGN_IN_PROVIDERS must be a JSON list/)]);
  expect(problems.join()).not.toContain('a secret');
});
