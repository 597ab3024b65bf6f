import type { FastifyInstance } from 'fastify';
import type { TopicAddress } from '../../../domains/follows/findTopic';
import { feedFormats, type FeedFormat } from '../../../domains/follows/FollowTopic';
import { readFeed } from '../../../domains/follows/feeds/readFeed';
import { readTopicName } from '../../../domains/follows/readTopicName';
import { DomainError } from '../../../shared/errors/DomainError';
import { createContext } from '../../context/createContext';
import type { CacheRule } from '../../response-cache/CacheRule';
import type { ServerDependencies } from '../ServerDependencies';

const mediaTypes: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  geojson: 'application/geo+json; charset=utf-8',
};

const ending = new RegExp(`^(.+)\\.(${feedFormats.join('|')})$`);

interface Feed {
  address: TopicAddress;
  format: FeedFormat;
}

/** Reads the name of a topic with the format as its ending. */
function readName(path: string): Feed | null {
  const [, topic = '', format] = ending.exec(path) ?? [];
  const address = readTopicName(topic);
  return address && { address, format: format as FeedFormat };
}

const prefix = '/feeds/';
const pathOf = (url: string): string => (url.split('?')[0] ?? '').slice(prefix.length);

/**
 * The response cache answers `If-None-Match`. It does not know dates, so it leaves clients that send nothing but
 * `If-Modified-Since` to the handler.
 */
const cacheRule: CacheRule = {
  getKey: ({ url, headers }) => {
    const hasDateOnly = headers['if-modified-since'] !== undefined && headers['if-none-match'] === undefined;
    return hasDateOnly || readName(pathOf(url)) === null ? null : `feed ${pathOf(url)}`;
  },
  keyHeaders: ['if-modified-since'],
};

/**
 * Serves what is new in a topic as RSS and JSON Feed, what ends as a calendar, and what has a position as GeoJSON
 * (docs/rules/follows.md#feeds).
 */
export function serveFeeds(app: FastifyInstance, dependencies: ServerDependencies): void {
  app.get(`${prefix}*`, { config: { cacheRule, crossOrigin: true } }, async (request, reply) => {
    const named = readName(pathOf(request.url));
    const context = await createContext(dependencies, request);
    const feed = named && (await readFeed(context, named.address, named.format));
    if (!named || !feed) throw new DomainError('NOT_FOUND', 'There is no such feed.');
    const lastModified = feed.changedAt.toUTCString();
    reply.headers({
      'last-modified': lastModified,
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-robots-tag': 'noindex',
    });
    // equal, not later: the newest entry may have gone
    if (request.cachePolicy === null && request.headers['if-modified-since'] === lastModified) {
      return reply.code(304).send();
    }
    return reply.type(mediaTypes[named.format]).send(feed.text);
  });
}
