import { readPersistedQuery } from './readPersistedQuery';

const hash = 'a'.repeat(64);
const extensions = encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }));
const variables = encodeURIComponent('{"filter":{"types":["BRO_AD"]}}');
const asked = `/graphql?extensions=${extensions}`;

test('a query by its hash, with what it asks', () => {
  expect(readPersistedQuery(`${asked}&operationName=List&variables=${variables}`)).toEqual({
    hash,
    operationName: 'List',
    variables: { filter: { types: ['BRO_AD'] } },
  });
  expect(readPersistedQuery(asked)).toEqual({ hash, operationName: '', variables: {} });
});

test('text after a number sign is no part of the query', () => {
  expect(readPersistedQuery(`${asked}&z=#&variables=${variables}`)).toEqual({ hash, operationName: '', variables: {} });
});

test('reads characters that cannot be decoded as Apollo Server does', () => {
  expect(readPersistedQuery(`${asked}&variables={"q":"%FF"}`)?.variables).toEqual({ q: '\ufffd' });
});

test.each([
  ['variables twice', `${asked}&variables={}&variables=${variables}`],
  ['two hashes', `${asked}&extensions=${extensions}`],
  ['the query itself', `${asked}&query={a}`],
  ['an empty query', `${asked}&query=`],
  ['no hash', '/graphql?query={a}'],
  ['another version', `/graphql?extensions={"persistedQuery":{"version":2,"sha256Hash":"${hash}"}}`],
  ['what is no JSON', `${asked}&variables=[`],
])('%s is not cacheable', (_what, url) => {
  expect(readPersistedQuery(url)).toBeNull();
});
