import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SiteNavigationDocument } from '../../generated/SiteNavigation';
import { answerOf } from '../../test/answerOf';
import { createClient } from './createClient';
import { httpLink } from './httpLink';

interface Sent extends RequestInit {
  address: string;
}

function clientAnswered(answer: Promise<Response>) {
  const sent: Sent[] = [];
  globalThis.fetch = (address, init) => {
    sent.push({ address: address as string, ...init });
    return answer;
  };
  return { sent, client: createClient(httpLink) };
}

function ask(client: ReturnType<typeof createClient>, context: object = {}) {
  return client.query({
    query: SiteNavigationDocument,
    variables: { types: [] },
    fetchPolicy: 'no-cache',
    context,
  });
}

const graphql = 'application/graphql-response+json; charset=utf-8';
const refused = JSON.stringify({ errors: [{ message: 'No', extensions: { code: 'BAD_REQUEST' } }] });

it('sends the whole query with the headers of the call', async () => {
  const { client, sent } = clientAnswered(Promise.resolve(answerOf(200, graphql, '{"data":{}}')));
  await ask(client, { headers: { authorization: 'Bearer token' }, fetchOptions: { keepalive: true } });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ address: '/graphql', method: 'POST', keepalive: true });
  expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer token', 'content-type': 'application/json' });
  const body = JSON.parse(sent[0]?.body as string) as { operationName: string; query: string; variables: object };
  expect(body).toMatchObject({ operationName: 'SiteNavigation', variables: { types: [] } });
  expect(body.query).toContain('query SiteNavigation');
});

it.each([
  ['refusals in GraphQL', 400, graphql, refused, CombinedGraphQLErrors],
  ['an answer of something before the server', 502, 'text/html', '<h1>Bad gateway</h1>', ServerError],
  ['a refusal of the server itself', 429, 'application/problem+json', '{"status":429}', ServerError],
  ['JSON that is no GraphQL', 200, 'application/json', '{"hello":1}', ServerError],
  ['a page where an answer should be', 200, 'text/html', '<h1>Log in to the Wi-Fi</h1>', SyntaxError],
])('reads %s', async (_what, status, contentType, body, kind) => {
  const { client } = clientAnswered(Promise.resolve(answerOf(status, contentType, body)));
  await expect(ask(client)).rejects.toBeInstanceOf(kind);
});

it('quotes the response in its error', async () => {
  const { client } = clientAnswered(Promise.resolve(answerOf(502, 'text/html', '<h1>Bad gateway</h1>')));
  await expect(ask(client)).rejects.toMatchObject({ statusCode: 502, bodyText: '<h1>Bad gateway</h1>' });
});

it('reports that no response came', async () => {
  const { client } = clientAnswered(Promise.reject(new TypeError('Failed to fetch')));
  await expect(ask(client)).rejects.toThrow('Failed to fetch');
});

it.each([
  ['its caller does', (caller: AbortController) => caller.abort()],
  ['nobody waits any more', (_caller: AbortController, stop: () => void) => stop()],
])('aborts a request when %s', (_when, cancel) => {
  const { client, sent } = clientAnswered(new Promise(() => undefined));
  const caller = new AbortController();
  const reading = client
    .watchQuery({
      query: SiteNavigationDocument,
      variables: { types: [] },
      fetchPolicy: 'network-only',
      context: { fetchOptions: { signal: caller.signal } },
    })
    .subscribe(() => undefined);
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([false]);
  cancel(caller, () => reading.unsubscribe());
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true]);
});
