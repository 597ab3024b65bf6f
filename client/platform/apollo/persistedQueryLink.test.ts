import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ApolloLink } from '@apollo/client/link';
import { buildSchema, parse, validate } from 'graphql';
import { BrochureListScreenDocument } from '../../generated/BrochureListScreen';
import { PublishBrochureDocument } from '../../generated/PublishBrochure';
import { SiteNavigationDocument } from '../../generated/SiteNavigation';
import documents from '../../generated/persistedDocuments.json';
import { answerOf } from '../../test/answerOf';
import { createClient } from './createClient';
import { httpLink } from './httpLink';
import { persistedQueryLink } from './persistedQueryLink';

type Sent = { method: unknown; hash: unknown; isWhole: boolean };

/** The request as the link passes it to `fetch`. */
function recordingClient(headers: Record<string, string> = {}, answers: ApolloLink.Result[] = []) {
  const sent: Sent[] = [];
  globalThis.fetch = (address, { method, body } = {}) => {
    const url = new URL(address as string, 'https://offers.test');
    const asked = JSON.parse(url.searchParams.get('extensions') ?? '{}') as {
      persistedQuery?: { sha256Hash: string };
    };
    const isWhole = typeof body === 'string' && 'query' in (JSON.parse(body) as object);
    sent.push({ method, hash: asked.persistedQuery?.sha256Hash, isWhole });
    return Promise.resolve(answerOf(200, 'application/json', JSON.stringify(answers.shift() ?? { data: {} })));
  };
  const withHeaders = new ApolloLink((operation, forward) => {
    operation.setContext({ headers });
    return forward(operation);
  });
  return { sent, client: createClient(withHeaders.concat(persistedQueryLink).concat(httpLink)) };
}

const aHash = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
const list = { first: 24, filter: { categories: ['TOURS'] }, orderBy: [] };
const ask = (client: ReturnType<typeof createClient>, variables: object = list) =>
  client.query({ query: BrochureListScreenDocument, variables: variables as never, fetchPolicy: 'no-cache' });

it('sends visitors’ queries by GET with the hash from codegen', async () => {
  const { client, sent } = recordingClient();
  await ask(client);
  await client.query({ query: SiteNavigationDocument, variables: { types: [] }, fetchPolicy: 'no-cache' });
  expect(sent).toEqual([
    { method: 'GET', hash: aHash, isWhole: false },
    { method: 'GET', hash: aHash, isWhole: false },
  ]);
  for (const { hash } of sent) expect(Object.keys(documents)).toContain(hash);
});

it.each([
  ['who is signed in', { authorization: 'Bearer token' }, list],
  ['who has a token', {}, { ...list, filter: { token: 'secret' } }],
  ['who says where they are', {}, { ...list, filter: { near: { latitude: -26.4, longitude: 153.1 } } }],
  [
    'whose address would be too long',
    {},
    { ...list, filter: { ids: Array.from({ length: 400 }, (_, id) => id + 1000) } },
  ],
])('sends the whole query by POST for a caller %s', async (_who, headers, variables) => {
  const { client, sent } = recordingClient(headers);
  await ask(client, variables);
  expect(sent).toEqual([{ method: 'POST', hash: undefined, isWhole: true }]);
});

it('sends mutations whole', async () => {
  const { client, sent } = recordingClient();
  await client.mutate({ mutation: PublishBrochureDocument, variables: { input: { id: '1' } } });
  expect(sent).toEqual([{ method: 'POST', hash: undefined, isWhole: true }]);
});

it('sends the whole query after the server has not recognised its hash', async () => {
  const unknown = { errors: [{ message: 'x', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };
  const { client, sent } = recordingClient({}, [unknown, { data: { brochures: null } }]);
  await ask(client);
  expect(sent).toEqual([
    { method: 'GET', hash: aHash, isWhole: false },
    { method: 'POST', hash: undefined, isWhole: true },
  ]);
});

describe('the manifest of persisted queries', () => {
  const schema = buildSchema(readFileSync(path.join(__dirname, '../../../schema/schema.graphql'), 'utf8'));

  it.each(Object.entries(documents))('%s names its text, which is valid in the schema', (hash, text) => {
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
    expect(validate(schema, parse(text))).toEqual([]);
  });
});
