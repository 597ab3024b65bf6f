import type { InjectOptions } from 'fastify';
import { makeConfig } from '../../test/makeConfig';
import { useTestServer } from '../../test/useTestServer';

const { graphql } = makeConfig();
const server = useTestServer({ graphql: { ...graphql, introspection: false, explorer: false } });

interface Outcome {
  status: number;
  code: unknown;
  message: string;
  body: string;
  ms: number;
}

async function send(options: InjectOptions): Promise<Outcome> {
  const started = performance.now();
  const answer = await server.app.inject({ method: 'POST', url: '/graphql', ...options });
  const ms = performance.now() - started;
  const { errors } = answer.json<{ errors?: { message: string; extensions: Record<string, unknown> }[] }>();
  const [error] = errors ?? [];
  if (error) expect(error.extensions['requestId']).toBe(answer.headers['x-request-id']);
  return {
    status: answer.statusCode,
    code: error?.extensions['code'],
    message: error?.message ?? '',
    body: answer.body,
    ms,
  };
}

const ask = (query: unknown, variables?: unknown, more: object = {}) =>
  send({ payload: { query, variables, ...more } });
const repeat = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');
const page = 'edges { node { id } }';

describe('operations that ask for too much', () => {
  const nested = (levels: number): string =>
    levels === 0 ? '{ __typename }' : `{ subCategories ${nested(levels - 1)} }`;
  const doubling = (depth: number) =>
    repeat(depth, (at) => `fragment F${at} on Brochure { ...F${at + 1} ...F${at + 1} }`) +
    ` fragment F${depth} on Brochure { id }`;

  it.each<[string, string, string, RegExp]>([
    ['too deep', `{ categories { edges { node ${nested(30)} } } }`, 'BAD_REQUEST', /At most 12 levels of fields/],
    [
      'pages of 100 over lists over lists',
      `{ brochures(first: 100) { edges { node { category { subCategories { subCategories { subCategories { subCategories { name } } } } } } } } }`,
      'BAD_REQUEST',
      /At most \d+ values in its answer/,
    ],
    ['a page of a thousand million', `{ brochures(first: 1000000000) { ${page} } }`, 'BAD_REQUEST', /smaller pages/],
    [
      'a page of a million by a variable',
      `query($n: Int) { brochures(first: $n) { ${page} } }`,
      'BAD_REQUEST',
      /smaller pages/,
    ],
    ['many aliases', `{ ${repeat(40, (at) => `a${at}: __typename`)} }`, 'BAD_REQUEST', /At most 30 aliases/],
    ['10,000 aliases', `{ ${repeat(10_000, (at) => `a${at}: __typename`)} }`, 'GRAPHQL_PARSE_FAILED', /2000 tokens/],
    [
      'many directives',
      `{ __typename ${repeat(60, () => '@include(if: true)')} }`,
      'GRAPHQL_VALIDATION_FAILED',
      /include/,
    ],
    [
      'directives on many fields',
      `{ ${repeat(60, () => 'viewer @include(if: true) { role }')} }`,
      'BAD_REQUEST',
      /At most 50 directives/,
    ],
    [
      'fragments that double one another',
      `{ brochure(databaseId: 1) { ...F0 } } ${doubling(150)}`,
      'BAD_REQUEST',
      /thousand million/,
    ],
    [
      'fragments in a circle',
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      'GRAPHQL_VALIDATION_FAILED',
      /itself/,
    ],
    [
      'huge text',
      `{ brochure(did: "${'x'.repeat(900_000)}") { id } `.padEnd(900_100),
      'GRAPHQL_PARSE_FAILED',
      /Syntax/,
    ],
    ['deep brackets', `{ brochures(filter: { ids: ${'['.repeat(1500)} }) { ${page} } }`, 'GRAPHQL_PARSE_FAILED', /./],
    ['hundreds of unlike fields of one name', `{ ${repeat(300, () => 'viewer { role }')} }`, 'none', /^$/],
  ])('%s', async (_what, query, code, message) => {
    const outcome = await ask(query, query.includes('$n') ? { n: 1_000_000 } : undefined);
    expect([outcome.status, outcome.code ?? 'none']).toEqual([code === 'none' ? 200 : 400, code]);
    expect(outcome.message).toMatch(message);
    // a request that is not refused early takes minutes on any machine
    expect(outcome.ms).toBeLessThan(15_000);
  });
});

describe('requests that cannot be read', () => {
  it.each<[string, unknown, unknown, string]>([
    ['no query', undefined, undefined, 'BAD_REQUEST'],
    ['an empty query', '', undefined, 'BAD_REQUEST'],
    ['a query that is no text', { kind: 'Document' }, undefined, 'BAD_REQUEST'],
    ['a query that is a number', 7, undefined, 'BAD_REQUEST'],
    ['bad syntax', '{ brochures(', undefined, 'GRAPHQL_PARSE_FAILED'],
    ['only a fragment', 'fragment F on Query { __typename }', undefined, 'GRAPHQL_VALIDATION_FAILED'],
    ['variables as text', '{ __typename }', '{}', 'BAD_REQUEST'],
    ['variables as a list', '{ __typename }', [], 'BAD_REQUEST'],
    [
      'a variable of the wrong type',
      'query($id: Int) { brochure(databaseId: $id) { id } }',
      { id: 'hunter2' },
      'BAD_REQUEST',
    ],
    ['a number that is too large', 'query($id: Int) { brochure(databaseId: $id) { id } }', { id: 1e12 }, 'BAD_REQUEST'],
    ['a variable that is missing', 'query($id: ID!) { node(id: $id) { id } }', {}, 'BAD_REQUEST'],
    [
      'prototype keys',
      'query($f: BrochureFilter) { brochures(filter: $f) { totalCount } }',
      { f: { constructor: 1 } },
      'BAD_REQUEST',
    ],
    [
      'an argument out of range',
      '{ brochure(databaseId: 99999999999) { id } }',
      undefined,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['a broken date', '{ __typename @skip(if: 2) }', undefined, 'GRAPHQL_VALIDATION_FAILED'],
    ['a subscription', 'subscription { __typename }', undefined, 'BAD_REQUEST'],
  ])('%s', async (_what, query, variables, code) => {
    const outcome = await ask(query, variables);
    expect([outcome.status, outcome.code]).toEqual([400, code]);
    expect(outcome.body).not.toContain('hunter2');
  });

  it.each<[string, InjectOptions, number, string]>([
    ['broken JSON', { payload: '{"query":', headers: { 'content-type': 'application/json' } }, 400, 'BAD_REQUEST'],
    ['a list of requests', { payload: [{ query: '{ __typename }' }] }, 400, 'BAD_REQUEST'],
    ['a body that is too large', { payload: { query: 'x'.repeat(1_100_000) } }, 413, 'PAYLOAD_TOO_LARGE'],
    [
      'plain text',
      { payload: '{ __typename }', headers: { 'content-type': 'text/plain' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a form',
      { payload: 'query=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a GET as a page of another site sends it',
      { method: 'GET', url: '/graphql?query={__typename}' },
      400,
      'BAD_REQUEST',
    ],
    [
      'a mutation by GET',
      {
        method: 'GET',
        url: `/graphql?query=${encodeURIComponent('mutation { logoutEverywhere { ok } }')}`,
        headers: { 'apollo-require-preflight': '1' },
      },
      405,
      'BAD_REQUEST',
    ],
    [
      'variables by GET that are no JSON',
      { method: 'GET', url: '/graphql?query={__typename}&variables={', headers: { 'apollo-require-preflight': '1' } },
      400,
      'BAD_REQUEST',
    ],
    [
      'a query given twice',
      {
        method: 'GET',
        url: '/graphql?query={__typename}&query={__typename}',
        headers: { 'apollo-require-preflight': '1' },
      },
      400,
      'BAD_REQUEST',
    ],
    ['a host that is none', { payload: { query: '{ __typename }' }, headers: { host: '[' } }, 400, 'BAD_REQUEST'],
    [
      'an unknown hash',
      { payload: { extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } } } },
      200,
      'PERSISTED_QUERY_NOT_FOUND',
    ],
    [
      'a hash of another query',
      { payload: { query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } } } },
      400,
      'BAD_REQUEST',
    ],
    [
      'a hash that is an object',
      { payload: { extensions: { persistedQuery: { version: 1, sha256Hash: {} } } } },
      200,
      'PERSISTED_QUERY_NOT_FOUND',
    ],
    ['another version of hashes', { payload: { extensions: { persistedQuery: 5 } } }, 400, 'BAD_REQUEST'],
    [
      'several operations, none named',
      { payload: { query: 'query A { __typename } query B { __typename }' } },
      400,
      'BAD_REQUEST',
    ],
    [
      'an operation that is not there',
      { payload: { query: 'query A { __typename }', operationName: 'B' } },
      400,
      'BAD_REQUEST',
    ],
  ])('%s', async (_what, options, status, code) => {
    const outcome = await send(options);
    expect([outcome.status, outcome.code]).toEqual([status, code]);
    expect(outcome.message).not.toBe('');
  });
});

describe('with introspection off', () => {
  it('the schema is hidden', async () => {
    const outcome = await ask('{ __schema { types { name } } }');
    expect([outcome.status, outcome.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  });

  it.each([
    ['a field', '{ brochure(databaseId: 1) { titl } }', undefined],
    ['an argument', '{ brochure(databaseID: 1) { id } }', undefined],
    [
      'a field of an input',
      'query($f: BrochureFilter) { brochures(filter: $f) { totalCount } }',
      { f: { type: ['LP_AD'] } },
    ],
    ['a value', 'query($f: BrochureFilter) { brochures(filter: $f) { totalCount } }', { f: { types: ['LP_AA'] } }],
  ])('a misspelt name of %s gets no suggestion', async (_what, query, variables) => {
    const outcome = await ask(query, variables);
    expect(outcome.status).toBe(400);
    expect(outcome.body).not.toMatch(/did you mean/i);
  });

  it('there is no explorer', async () => {
    expect((await server.app.inject('/graphql/explorer')).statusCode).toBe(404);
  });
});

describe('inputs that break a rule', () => {
  it.each<[string, string, unknown, string]>([
    [
      'an empty username',
      'mutation($i: LoginInput!) { login(input: $i) { expiresIn } }',
      { i: { username: '', password: 'hunter2' } },
      'username',
    ],
    [
      'a password that is too long',
      'mutation($i: LoginInput!) { login(input: $i) { expiresIn } }',
      { i: { username: 'a@b.example', password: 'hunter2'.repeat(200) } },
      'password',
    ],
    ['a page that is too large', `{ brochures(first: 101) { ${page} } }`, undefined, 'first'],
    ['a page of a negative size', `{ brochures(first: -1) { ${page} } }`, undefined, 'first'],
    ['both ends at once', `{ brochures(first: 1, last: 1) { ${page} } }`, undefined, 'last'],
    ['a cursor of another list', `{ brochures(after: "xyz") { ${page} } }`, undefined, 'after'],
    ['a cursor of another kind of list', `{ categories(after: "xyz") { ${page} } }`, undefined, 'after'],
    ['an id of another type', 'mutation { publishBrochure(input: { id: "xyz" }) { __typename } }', undefined, ''],
    ['two ways of naming an ad', '{ brochure(databaseId: 1, did: "abcdefghijkl") { id } }', undefined, 'id'],
    ['distance from nowhere', `{ brochures(orderBy: [{ field: DISTANCE }]) { ${page} } }`, undefined, 'orderBy'],
    [
      'a place beyond the poles',
      `{ brochures(filter: { near: { latitude: 91, longitude: 0 } }) { ${page} } }`,
      undefined,
      'filter.near.latitude',
    ],
  ])('%s', async (_what, query, variables, field) => {
    const answer = await server.app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
    const [error] = answer.json<{
      errors: { extensions: { code: string; errors?: { field: string; message: string }[] } }[];
    }>().errors;
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('hunter2');
    if (field === '') expect(error?.extensions.code).toBe('UNAUTHENTICATED');
    else expect([error?.extensions.code, error?.extensions.errors?.[0]?.field]).toEqual(['VALIDATION_FAILED', field]);
  });

  it.each([
    ['quotes', `'; DROP TABLE brochures; --`],
    ['a null character', 'a\u0000b'],
    ['half a surrogate pair', '\ud800'],
    ['operators', '!!! & | <-> :* ()'],
    ['blanks', '   '],
    ['right-to-left', '\u202eabc'],
  ])('search text made of %s causes no internal error', async (_what, q) => {
    const query = 'query($q: String) { brochures(filter: { q: $q }) { totalCount edges { cursor } } }';
    const { status, code } = await ask(query, { q });
    expect(status).toBe(200);
    expect(['none', 'VALIDATION_FAILED', 'BAD_REQUEST']).toContain(code ?? 'none');
  });
});

describe('endless nesting', () => {
  const levels = 20_000;

  it.each<[string, string]>([
    ['lists', `{ brochures(filter: { ids: ${'['.repeat(levels)} }) { ${page} } }`],
    ['whole lists', `{ brochures(filter: { ids: ${'['.repeat(levels)}1${']'.repeat(levels)} }) { ${page} } }`],
    ['lists below the limit of tokens', `{ brochures(filter: { ids: ${'['.repeat(1900)} }) { ${page} } }`],
    ['objects', `{ brochures(filter: ${'{ids:'.repeat(levels)}`],
    ['fields', `{ categories ${'{ edges '.repeat(levels)}`],
    ['arguments', '{a('.repeat(levels)],
    ['types', `query($a: ${'['.repeat(levels)}Int${']'.repeat(levels)}) { __typename }`],
    ['inline fragments', '{ ... on Query '.repeat(levels)],
    ['directives', `{ __typename @include(if: ${'[{a:'.repeat(levels)}`],
  ])('of %s is refused before parsing, and no stack is logged', async (_what, query) => {
    const logged = jest.spyOn(server.app.log, 'error');
    for (const options of [{ payload: { query } }, ...(query.length < 12_000 ? [asGet(query)] : [])]) {
      const { status, code, message } = await send(options);
      expect([status, code]).toEqual([400, 'GRAPHQL_PARSE_FAILED']);
      expect(message).not.toContain('call stack');
    }
    expect(logged).not.toHaveBeenCalled();
  });

  it('ignores brackets in texts and comments', async () => {
    const brackets = '[{('.repeat(100);
    const escaped = String.raw`\"`;
    const query = `# ${brackets}\n{ brochures(filter: { q: "${brackets} ${escaped} ${brackets}" }) { totalCount } }`;
    const block = `{ brochures(filter: { q: """${brackets} ${escaped}"" ${brackets}""" }) { totalCount } }`;
    for (const one of [query, block]) expect(await ask(one)).toMatchObject({ status: 200, code: 'VALIDATION_FAILED' });
  });

  it.each<[string, string, string]>([
    ['a list', '['.repeat(levels), ']'.repeat(levels)],
    ['an object', '{"a":'.repeat(levels), `1${'}'.repeat(levels)}`],
  ])('of %s among the variables is refused', async (_what, opened, closed) => {
    const query = 'query($q: String) { brochures(filter: { q: $q }) { totalCount } }';
    for (const name of ['q', 'unknown']) {
      const payload = `{"query":${JSON.stringify(query)},"variables":{"${name}":${opened}${closed}}}`;
      const { status, code } = await send({ payload, headers: { 'content-type': 'application/json' } });
      expect([status, code ?? 'none']).toEqual(name === 'unknown' ? [200, 'none'] : [400, 'BAD_REQUEST']);
    }
  });
});

const asGet = (query: string): InjectOptions => ({ method: 'GET', url: `/graphql?query=${encodeURIComponent(query)}` });
