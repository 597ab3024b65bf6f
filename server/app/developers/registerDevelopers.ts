import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { ServerDependencies } from '../http/ServerDependencies';
import { html } from '../rest/reference/html';
import { collectPages } from './collectPages';
import type { PortalPage } from './PortalPage';
import { assetsBase, findPortalAssets } from './portalAssets';
import { home } from './portalNavigation';
import { searchPage, searchPath } from './search/searchPage';
import { portalSender } from './sendPortalPage';
import { readStatus, type SiteStatus } from './status/readStatus';
import { statusPage, statusPath } from './status/statusPage';

const longestSearch = 100;
/** Callers within this time share one reading of the status. */
const statusHoldsMs = 5_000;

const missingPage: PortalPage = {
  path: home,
  title: 'No such page',
  summary: 'The address has a mistake, or what it was about is no longer there. The search above finds the rest.',
  content: html`<p><a href="${home}">Overview</a> · <a href="${home}/changelog">What has changed</a></p>`,
  headings: [],
  parent: { path: home, title: 'Developers' },
  isIndexed: false,
};

/** Serves the developer portal (docs/rules/interfaces.md#developer-portal). Its pages need no account and no script. */
export async function registerDevelopers(
  app: FastifyInstance,
  dependencies: ServerDependencies,
  schema: GraphQLSchema,
): Promise<void> {
  let pages: Map<string, PortalPage> | undefined;
  const allPages = () =>
    (pages ??= collectPages({
      schema,
      openApi: app.openApiDocument(),
      publicUrl: app.publicUrl,
      hasExplorer: dependencies.config.graphql.explorer,
    }));
  app.decorate('developerPages', () => [...allPages().values()]);
  const send = portalSender(app);
  for (const url of [home, `${home}/*`]) {
    app.get(url, (request, reply) => {
      const path = request.url.replace(/\/?(?:\?.*)?$/s, '');
      const page = allPages().get(path);
      return page ? send(reply, page) : send(reply, missingPage, 404);
    });
  }
  app.get<{ Querystring: { q?: string | string[] } }>(searchPath, ({ query: { q = '' } }, reply) =>
    send(reply, searchPage([...allPages().values()], [q].flat()[0]?.slice(0, longestSearch).trim() ?? '')),
  );
  serveStatus(app, dependencies, send);
  await serveAssets(app);
}

function serveStatus(
  app: FastifyInstance,
  dependencies: ServerDependencies,
  send: ReturnType<typeof portalSender>,
): void {
  let kept: { at: number; status: Promise<SiteStatus> } | undefined;
  const status = () => {
    const now = performance.now();
    if (!kept || now - kept.at > statusHoldsMs) kept = { at: now, status: readStatus(dependencies) };
    return kept.status;
  };
  app.get(statusPath, async (_request, reply) => send(reply, statusPage(await status())));
  app.get(`${statusPath}.json`, { config: { crossOrigin: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await status()),
  );
}

async function serveAssets(app: FastifyInstance): Promise<void> {
  const assets = findPortalAssets();
  if (!assets) return;
  await app.register(fastifyStatic, {
    root: assets.folder,
    prefix: assetsBase,
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
}
