import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { findTopic, type TopicAddress } from '../findTopic';
import type { FeedFormat } from '../FollowTopic';
import { readTopicNews, type NewsQuery } from '../readTopicNews';
import { composeCalendar } from './composeCalendar';
import { composeFeed } from './composeFeed';
import { composeGeoJson } from './composeGeoJson';
import { newestChange } from './newestChange';

export interface FeedText {
  text: string;
  changedAt: Date;
}

/** A reader shows the newest; a map shows all that it can. */
const entriesOf: Readonly<Record<FeedFormat, Pick<NewsQuery, 'order' | 'limit'>>> = {
  rss: { order: 'NEW', limit: 50 },
  json: { order: 'NEW', limit: 50 },
  ics: { order: 'ENDING', limit: 50 },
  geojson: { order: 'PLACED', limit: 1000 },
};

/**
 * Returns what is new in a topic, for a calendar what ends in it, for a map what has a position; null for a topic that
 * does not exist.
 */
export async function readFeed(
  context: RequestContext,
  address: TopicAddress,
  format: FeedFormat,
): Promise<FeedText | null> {
  authorize(context.viewer, 'readFeed');
  const { database, clock, publicUrl } = context;
  const topic = await findTopic(database, address);
  if (!topic) return null;
  const entries = await readTopicNews({ database, clock }, topic, entriesOf[format]);
  const content = { topic, entries, publicUrl, now: clock.now() };
  return { text: compose(content, format), changedAt: newestChange(entries, content.now) };
}

function compose(content: Parameters<typeof composeFeed>[0], format: FeedFormat): string {
  if (format === 'ics') return composeCalendar(content);
  return format === 'geojson' ? composeGeoJson(content) : composeFeed(content, format);
}
