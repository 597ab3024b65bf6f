import { brochureTypes } from '../../domains/brochures/fields/brochureTypes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { listSitemapBrochures, type SitemapBrochure } from '../../domains/browsing/sitemap/listSitemapBrochures';
import { listSitemapParts } from '../../domains/browsing/sitemap/listSitemapParts';
import { DomainError } from '../../shared/errors/DomainError';
import { createContext } from '../context/createContext';
import type { ServerDependencies } from '../http/ServerDependencies';
import { listSitePages } from './listSitePages';
import { sitemapIndexXml, sitemapUrlsXml, type SitemapEntry } from './sitemapXml';

/**
 * Paths behind a login, paths that change something, and paths for programs. Crawlers may read and follow all others.
 */
const closed = [
  '/admin',
  '/vendor/',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/rest/',
  '/graphql',
  // pages of single types, fields, examples and problems
  ...['/developers/graphql/', '/developers/examples/', '/developers/search', '/problems/'],
  '/details/*/coupon',
  // endless searches, surroundings and map views (docs/crawling.md)
  ...['q', 'near', 'box', 'at'].flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
];

/** robots.txt (RFC 9309). */
export function robotsText(publicUrl: string): string {
  const rules = closed.map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${rules.join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

const anHour = 'public, max-age=3600';

/** The number of a part is limited, so that the number of its last ad is still valid. */
const partName = /^brochures-([1-9]\d{0,4})\.xml$/;

/** Serves robots.txt, the sitemap and its parts for search engines. */
export function serveSitemap(app: FastifyInstance, dependencies: ServerDependencies): void {
  const { publicUrl } = dependencies.config.http;

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', anHour).send(robotsText(publicUrl)),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const parts = await listSitemapParts(await createContext(dependencies, request));
    return sendXml(
      reply,
      sitemapIndexXml([
        { url: `${publicUrl}/sitemaps/pages.xml` },
        ...parts.map(({ number, changedAt }) => ({ url: `${publicUrl}/sitemaps/brochures-${number}.xml`, changedAt })),
      ]),
    );
  });

  app.get('/sitemaps/pages.xml', async (request, reply) => {
    const pages = await listSitePages(await createContext(dependencies, request));
    const portal = app.developerPages().flatMap(({ path, isIndexed }) => (isIndexed ? [path] : []));
    return sendXml(reply, sitemapUrlsXml([...pages, ...portal].map((path) => ({ url: publicUrl + path }))));
  });

  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const part = partName.exec(request.params.name)?.[1];
    const context = await createContext(dependencies, request);
    const brochures = part === undefined ? [] : await listSitemapBrochures(context, Number(part));
    if (brochures.length === 0) throw new DomainError('NOT_FOUND', 'There is no such part of the sitemap.');
    return sendXml(reply, sitemapUrlsXml(brochures.map((brochure) => entryOf(brochure, publicUrl))));
  });
}

function entryOf({ id, type, changedAt, imageUrl }: SitemapBrochure, publicUrl: string): SitemapEntry {
  const path = brochureTypes[type].page === 'brochure' ? `/details/brochure-ad/${id}` : `/details/${id}`;
  return {
    url: publicUrl + path,
    changedAt,
    imageUrl: imageUrl === null ? undefined : new URL(imageUrl, publicUrl).href,
  };
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply.type('application/xml; charset=utf-8').header('cache-control', anHour).send(xml);
}
