import type { FastifyInstance, FastifyRequest } from 'fastify';
import { embedLimits } from '../../../../../shared/embeds/embedLimits';
import { embedStyle } from '../../../../domains/follows/embeds/composeEmbedPage';
import { composeOEmbed, oEmbedXml } from '../../../../domains/follows/embeds/composeOEmbed';
import { embedDefaults, embedThemes, type EmbedOptions } from '../../../../domains/follows/embeds/EmbedOptions';
import { readAdEmbed, readEmbeddableAd, readTopicEmbed } from '../../../../domains/follows/embeds/readEmbed';
import { readTopicName } from '../../../../domains/follows/readTopicName';
import { DomainError } from '../../../../shared/errors/DomainError';
import { createContext } from '../../../context/createContext';
import type { CacheRule } from '../../../response-cache/CacheRule';
import { framePolicy } from '../../security/contentSecurityPolicy';
import type { ServerDependencies } from '../../ServerDependencies';

const prefix = '/embed/';
const adName = /^ad\/([1-9]\d{0,8})$/;
const adPath = /^\/details\/(?:brochure-ad\/)?([1-9]\d{0,8})\/?$/;

const parametersOf = ({ url }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(url.split('?').slice(1).join('?'));
const nameOf = ({ url }: FastifyRequest): string => (url.split('?')[0] ?? '').slice(prefix.length);

/** @throws VALIDATION_FAILED */
function readOptions(query: URLSearchParams): EmbedOptions {
  const theme = query.get('theme') ?? embedDefaults.theme;
  const known = embedThemes.find((one) => one === theme);
  if (known === undefined) throw invalid('theme', `theme is ${embedThemes.join(', ')}.`);
  return { theme: known, limit: readWhole(query, 'limit', embedLimits.most) ?? embedDefaults.limit };
}

/** @throws VALIDATION_FAILED */
function readWhole(query: URLSearchParams, field: string, most: number): number | null {
  const text = query.get(field);
  if (text === null || text === '') return null;
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) throw invalid(field, `${field} is a whole number from 1 to ${most}.`);
  return value;
}

const invalid = (field: string, message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code: 'INVALID', message }] });

const cacheRule: CacheRule = {
  getKey: (request) => {
    try {
      const { theme, limit } = readOptions(parametersOf(request));
      return `embed ${nameOf(request)} ${theme} ${limit}`;
    } catch {
      return null;
    }
  },
};

/**
 * Serves pages that other sites show in a frame, and what a site asks for to embed the address of an ad (oEmbed)
 * (docs/rules/embeds.md).
 */
export function serveEmbeds(app: FastifyInstance, dependencies: ServerDependencies): void {
  const { publicUrl } = dependencies.config.http;

  app.get(`${prefix}*`, { config: { cacheRule, isFramed: true } }, async (request, reply) => {
    const options = readOptions(parametersOf(request));
    const context = await createContext(dependencies, request);
    const [, adId] = adName.exec(nameOf(request)) ?? [];
    const address = readTopicName(nameOf(request));
    const page =
      adId === undefined
        ? address && (await readTopicEmbed(context, address, options))
        : await readAdEmbed(context, Number(adId), options);
    if (page === null) throw new DomainError('NOT_FOUND', 'There is nothing to embed at this address.');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': framePolicy(embedStyle(), publicUrl),
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=0, must-revalidate',
        'x-robots-tag': 'noindex',
      })
      .send(page);
  });

  app.get('/oembed', { config: { crossOrigin: true } }, async (request, reply) => {
    const query = parametersOf(request);
    const format = query.get('format') ?? 'json';
    if (format !== 'json' && format !== 'xml') throw invalid('format', 'format is json or xml.');
    const bounds = {
      maxWidth: readWhole(query, 'maxwidth', 99_999),
      maxHeight: readWhole(query, 'maxheight', 99_999),
    };
    const context = await createContext(dependencies, request);
    const id = adIdOf(query.get('url') ?? '');
    const ad = id === null ? null : await readEmbeddableAd(context, id);
    if (!ad) throw new DomainError('NOT_FOUND', 'url is the address of the page of a public ad.');
    const answer = composeOEmbed(ad, publicUrl, bounds);
    reply.headers({ 'cache-control': 'public, max-age=0, must-revalidate', 'x-robots-tag': 'noindex' });
    return format === 'json'
      ? reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
      : reply.type('text/xml; charset=utf-8').send(oEmbedXml(answer));
  });

  function adIdOf(text: string): number | null {
    if (!URL.canParse(text)) return null;
    const { origin, pathname } = new URL(text);
    const [, id] = (origin === new URL(publicUrl).origin && adPath.exec(pathname)) || [];
    return id === undefined ? null : Number(id);
  }
}
