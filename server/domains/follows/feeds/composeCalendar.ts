import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { brand } from '../../../shared/brand/brand';
import { topicListPath, topicName, type FollowTopic } from '../FollowTopic';
import type { NewsEntry } from '../readTopicNews';

interface Content {
  topic: FollowTopic;
  entries: readonly NewsEntry[];
  publicUrl: string;
}

/**
 * Returns the last days of a topic's offers as a calendar (RFC 5545). An event is a whole day without a zone: the day
 * is that of the ad's own zone, wherever the reader is. The same entries give the same text.
 */
export function composeCalendar({ topic, entries, publicUrl }: Content): string {
  const { host } = new URL(publicUrl);
  const calendar = ical({
    name: `Ends soon: ${topicName(topic)} – ${brand.name}`,
    prodId: { company: brand.name, product: 'Offers that end', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    url: publicUrl + topicListPath(topic),
    ttl: refreshSeconds,
  });
  for (const { id, title, summary, place, path, lastDay, updatedAt } of entries) {
    if (lastDay === null) continue;
    const url = publicUrl + path;
    calendar.createEvent({
      id: `offer-${id}@${host}`,
      start: new Date(`${lastDay}T00:00:00Z`),
      allDay: true,
      summary: `Last day: ${title}`,
      description: [summary, url].filter((text) => text !== '').join('\n'),
      ...(place !== '' && { location: place }),
      url,
      stamp: updatedAt,
      lastModified: updatedAt,
      // reminds, and blocks no time
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

const refreshSeconds = 6 * 60 * 60;
