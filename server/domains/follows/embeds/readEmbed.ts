import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { findTopic, type TopicAddress } from '../findTopic';
import { topicListPath, topicName } from '../FollowTopic';
import { readTopicNews, type NewsEntry } from '../readTopicNews';
import { composeEmbedPage } from './composeEmbedPage';
import type { EmbedOptions } from './EmbedOptions';

/**
 * Returns the newest offers of a topic as a page for a frame on another site (docs/rules/embeds.md#frame); null for a
 * topic that does not exist.
 */
export async function readTopicEmbed(
  context: RequestContext,
  address: TopicAddress,
  { theme, limit }: EmbedOptions,
): Promise<string | null> {
  authorize(context.viewer, 'readFeed');
  const { database, clock, publicUrl } = context;
  const topic = await findTopic(database, address);
  if (!topic) return null;
  const entries = await readTopicNews({ database, clock }, topic, { order: 'NEW', limit });
  return composeEmbedPage({
    ...{ title: topicName(topic), entries, publicUrl, theme },
    listUrl: publicUrl + topicListPath(topic),
  });
}

/** Returns one ad as a page for a frame on another site; null where `readEmbeddableAd` is. */
export async function readAdEmbed(
  context: RequestContext,
  brochureId: number,
  { theme }: EmbedOptions,
): Promise<string | null> {
  const entry = await readEmbeddableAd(context, brochureId);
  const { publicUrl } = context;
  return (
    entry && composeEmbedPage({ title: entry.title, entries: [entry], listUrl: `${publicUrl}/`, publicUrl, theme })
  );
}

/** Returns a public ad; null if visitors cannot see it, and for tourism ads, whose licence forbids it. */
export async function readEmbeddableAd(
  { viewer, database, clock }: RequestContext,
  brochureId: number,
): Promise<NewsEntry | null> {
  authorize(viewer, 'readFeed');
  const all = { mapArea: null, category: null, vendor: null };
  const [entry = null] = await readTopicNews({ database, clock }, all, { order: 'NEW', limit: 1, brochureId });
  return entry;
}
