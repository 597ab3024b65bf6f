import { readPlainRequest } from './readPlainRequest';

const json = { 'content-type': 'application/json' };
const post = (body: unknown, headers: Record<string, string> = json) =>
  readPlainRequest({ method: 'POST', url: '/graphql', headers, body });

const hash = 'a'.repeat(64);
const extensions = encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }));
const get = (rest: string, headers: Record<string, string> = { 'apollo-require-preflight': 'true' }) =>
  readPlainRequest({ method: 'GET', url: `/graphql?extensions=${extensions}${rest}`, headers, body: undefined });

test('reads a query by POST', () => {
  expect(post({ query: '{ a }' })).toEqual({ key: { text: '{ a }' }, operationName: undefined, variables: {} });
  expect(post({ query: '{ a }', operationName: null, variables: null, extensions: {} })).toMatchObject({
    operationName: undefined,
    variables: {},
  });
  expect(post({ query: 'query A { a }', operationName: 'A', variables: { n: 1 } })).toMatchObject({
    operationName: 'A',
    variables: { n: 1 },
  });
});

test('reads a hash by GET', () => {
  expect(get('&variables={"n":1}')).toEqual({ key: { hash }, operationName: undefined, variables: { n: 1 } });
});

test.each<[string, ReturnType<typeof readPlainRequest>]>([
  ['another content type', post({ query: '{ a }' }, { 'content-type': 'application/graphql+json' })],
  ['no content type', post({ query: '{ a }' }, {})],
  ['several operations at once', post([{ query: '{ a }' }])],
  ['no query', post({ operationName: 'A' })],
  ['an empty query', post({ query: '' })],
  ['a query that is no text', post({ query: { kind: 'Document' } })],
  ['an operation name that is no text', post({ query: '{ a }', operationName: 1 })],
  ['variables as text', post({ query: '{ a }', variables: '{}' })],
  ['variables as a list', post({ query: '{ a }', variables: [] })],
  ['a hash to check', post({ query: '{ a }', extensions: { persistedQuery: { version: 1, sha256Hash: hash } } })],
  ['an unknown member', post({ query: '{ a }', id: 1 })],
  ['nothing', post(null)],
  ['a GET that another site can send', get('', {})],
  ['a GET with a content type', get('', { ...json, 'apollo-require-preflight': 'true' })],
  ['a GET with the query', get('&query={a}')],
  ['a GET with variables as a list', get('&variables=[]')],
])('leaves to Apollo Server: %s', (_what, read) => {
  expect(read).toBeNull();
});
