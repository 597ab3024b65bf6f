import { Feed } from 'feed';
import { brand } from '../../../shared/brand/brand';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import { locale } from '../../../shared/locale';
import { escapeHtml } from '../../../shared/text/escapeHtml';
import { feedPath, topicListPath, topicName, type FollowTopic } from '../FollowTopic';
import type { NewsEntry } from '../readTopicNews';
import { newestChange } from './newestChange';

interface Content {
  topic: FollowTopic;
  entries: readonly NewsEntry[];
  publicUrl: string;
  now: Date;
}

/** Returns a topic's news as RSS 2.0 or JSON Feed 1. The same entries give the same text. */
export function composeFeed({ topic, entries, publicUrl, now }: Content, format: 'rss' | 'json'): string {
  const feed = new Feed({
    id: publicUrl + feedPath(topic, format),
    title: `${topicName(topic)} – ${brand.name}`,
    description: `New offers: ${topicName(topic)}.`,
    link: publicUrl + topicListPath(topic),
    language: locale,
    generator: false,
    updated: newestChange(entries, now),
    feedLinks: { [format]: publicUrl + feedPath(topic, format) },
  });
  for (const entry of entries) {
    feed.addItem({
      title: entry.title,
      id: `${publicUrl}/details/${entry.id}`,
      link: publicUrl + entry.path,
      date: entry.updatedAt,
      published: entry.newAt,
      ...(entry.summary !== '' && { description: format === 'rss' ? escapeHtml(entry.summary) : entry.summary }),
      content: contentOf(entry, publicUrl),
      category: [{ name: entry.category }],
      ...(format === 'json' && factsOf(entry, publicUrl)),
    });
  }
  return format === 'rss' ? feed.rss2() : feed.json1();
}

/** What the web component shows (docs/rules/embeds.md#web-component); a reader passes over members with a line before. */
function factsOf({ imageUrl, imageAlt, category, place, lastDay }: NewsEntry, publicUrl: string) {
  return {
    ...(imageUrl !== null && { image: new URL(imageUrl, publicUrl).href }),
    extensions: [{ name: '_offer', objects: { category, place, lastDay, imageAlt } }],
  };
}

/** A program's reader shows it without our styles. */
function contentOf({ summary, category, place, lastDay, imageUrl, imageAlt }: NewsEntry, publicUrl: string): string {
  const paragraphs = [
    summary,
    [category, place].filter((part) => part !== '').join(' · '),
    lastDay === null ? '' : `Until ${formatAustralianDate(lastDay)}`,
  ].filter((text) => text !== '');
  const picture =
    imageUrl === null
      ? ''
      : `<p><img src="${escapeHtml(new URL(imageUrl, publicUrl).href)}" alt="${escapeHtml(imageAlt)}"></p>`;
  return picture + paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
}
