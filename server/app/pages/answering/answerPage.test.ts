import Fastify, { type FastifyBaseLogger } from 'fastify';
import { buildSchema } from 'graphql';
import { createLogger } from '../../../platform/logger/createLogger';
import { makeConfig } from '../../../test/makeConfig';
import type { ServerDependencies } from '../../http/ServerDependencies';
import { unavailable } from '../../../shared/errors/unavailable';
import { createPagePolicies } from '../../http/security/pagePolicies';
import { answerPage } from './answerPage';
import { RenderQueue } from './RenderQueue';
import { SharedResults } from './SharedResults';
import type { PageRenderer } from '../PageRenderer';

const template = '<head><!--page-head--></head><div id="root"><!--page-body--></div><!--page-hydrationPayload-->';

const page = { head: '', hydrationPayload: '', module: undefined, isComplete: true };
const renderUnfinishedPage = () =>
  Promise.resolve({ body: ['<p>Loading</p>'], hydrationPayload: '', module: undefined });

/** A server with one page from `renderPage`; records its log. */
function serverWith(renderPage: PageRenderer['renderPage']) {
  const logged: string[] = [];
  const logger = createLogger({ level: 'warn' }, { write: (line) => void logged.push(line) });
  const loggerInstance: FastifyBaseLogger = logger;
  const app = Fastify({ loggerInstance });
  const dependencies = { config: makeConfig(), logger } as ServerDependencies;
  app.decorate('pagePolicies', createPagePolicies(dependencies.config));
  const schema = buildSchema('type Query { a: Int, broken: Int }');
  const { broken } = schema.getQueryType()?.getFields() ?? {};
  if (broken) broken.resolve = () => Promise.reject(new TypeError('a mistake of ours'));
  const source = {
    template: () => Promise.resolve(template),
    renderer: () =>
      Promise.resolve({
        renderPage,
        isClientOnlyPath: (pathname: string) => pathname === '/login',
        hydrationPayloadOfSite: () => '',
        setSiteTexts: () => undefined,
        siteStyle: () => '',
        renderScriptNotice: () => '',
        renderUnfinishedPage,
      }),
    icons: () => '',
    chunkHead: () => '<link rel="modulepreload" href="/assets/x.js">',
  };
  const sharedResults = new SharedResults(null, { now: () => new Date() });
  const renderQueue = new RenderQueue();
  const pages = { dependencies, schema, source, sharedResults, renderQueue, fragments: null };
  app.get('/*', (request, reply) => answerPage(request, reply, pages));
  return { app, logged, renderQueue };
}

it('inserts the page and the files of its screen into the template', async () => {
  const { app, logged } = serverWith(() =>
    Promise.resolve({
      status: 410,
      head: '<title>Ended</title>',
      body: ['<p>Ended</p>'],
      hydrationPayload: '',
      module: 'a.tsx',
      isComplete: true,
    }),
  );
  const { statusCode, body } = await app.inject('/');
  expect(statusCode).toBe(410);
  expect(body).toBe(
    '<head><title>Ended</title><link rel="modulepreload" href="/assets/x.js"></head><div id="root"><p>Ended</p></div>',
  );
  expect(logged).toEqual([]);
});

it('leaves a page that fails to render to the browser, hides the reason, and logs it', async () => {
  const { app, logged } = serverWith(() => Promise.reject(new Error('the secret place where it broke')));
  const { statusCode, headers, body } = await app.inject('/');
  expect(statusCode).toBe(500);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<div id="root"><p>Loading</p></div>');
  expect(body).not.toContain('secret');
  expect(logged.join()).toContain('the secret place where it broke');
});

it('gives an unfinished page the policy of its path', async () => {
  const { app, renderQueue } = serverWith(() => Promise.reject(new Error('broken')));
  const { forPrivatePage } = createPagePolicies(makeConfig());
  jest.spyOn(renderQueue, 'run').mockRejectedValue(unavailable(new Error('too many pages')));
  const login = await app.inject('/login?from=%2Fadmin');
  expect([login.statusCode, login.headers['content-security-policy']]).toEqual([503, forPrivatePage]);
  const list = await app.inject('/');
  expect(list.statusCode).toBe(503);
  expect(list.headers['content-security-policy']).not.toContain('unsafe-inline');
});

it('returns errors of a page’s operations as over HTTP', async () => {
  const { parse } = await import('graphql');
  const { app } = serverWith(async ({ execute }) => {
    const answer = await execute({ query: parse('{ a }'), variables: {} });
    return {
      status: 200,
      head: '',
      body: [JSON.stringify(answer)],
      hydrationPayload: '',
      module: undefined,
      isComplete: true,
    };
  });
  expect((await app.inject('/')).body).toContain('{"data":{"a":null}}');
});

it('never sends an aborted page as complete, and warns once', async () => {
  const { app, logged } = serverWith(() =>
    Promise.resolve({ ...page, status: 200, body: ['<p>No offers</p>'], isComplete: false }),
  );
  const { statusCode, headers, body } = await app.inject('/');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(body).not.toContain('No offers');
  await app.inject('/');
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('A page was not finished within 5000 ms.');
});

it('never returns 200 for a page with a failed operation', async () => {
  const { parse } = await import('graphql');
  const { app, logged } = serverWith(async ({ execute }) => {
    await execute({ query: parse('{ broken }'), variables: {} });
    return { ...page, status: 200, body: ['<p>The rest</p>'] };
  });
  const { statusCode, body } = await app.inject('/');
  expect(statusCode).toBe(500);
  expect(body).toContain('The rest');
  expect(logged.join()).toContain('a mistake of ours');
});
