import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { findTopic, type TopicAddress } from '../findTopic';
import type { FeedFormat } from '../FollowTopic';
import { readTopicNews } from '../readTopicNews';
import { composeCalendar } from './composeCalendar';
import { composeFeed } from './composeFeed';
import { newestChange } from './newestChange';

export interface FeedText {
  text: string;
  changedAt: Date;
}

const mostEntries = 50;

/** Returns what is new in a topic, or for a calendar what ends in it; null for a topic that does not exist. */
export async function readFeed(
  context: RequestContext,
  address: TopicAddress,
  format: FeedFormat,
): Promise<FeedText | null> {
  authorize(context.viewer, 'readFeed');
  const { database, clock, publicUrl } = context;
  const topic = await findTopic(database, address);
  if (!topic) return null;
  const order = format === 'ics' ? 'ENDING' : 'NEW';
  const entries = await readTopicNews({ database, clock }, topic, { order, limit: mostEntries });
  const content = { topic, entries, publicUrl, now: clock.now() };
  return {
    text: format === 'ics' ? composeCalendar(content) : composeFeed(content, format),
    changedAt: newestChange(entries, content.now),
  };
}
