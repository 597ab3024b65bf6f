import { brand } from '../../../shared/brand/brand';
import { feedPath, topicListPath, topicName, type FollowTopic } from '../FollowTopic';
import type { NewsEntry } from '../readTopicNews';

interface Content {
  topic: FollowTopic;
  entries: readonly NewsEntry[];
  publicUrl: string;
}

/** Returns offers as points of a map (GeoJSON, RFC 7946). The same entries give the same text. */
export function composeGeoJson({ topic, entries, publicUrl }: Content): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    // further members are allowed, and maps pass over them
    name: `${topicName(topic)} – ${brand.name}`,
    url: publicUrl + topicListPath(topic),
    feedUrl: publicUrl + feedPath(topic, 'geojson'),
    features: entries.flatMap(({ id, position, title, summary, category, place, path, lastDay, ...entry }) => {
      if (position === null) return [];
      return {
        type: 'Feature',
        id,
        geometry: { type: 'Point', coordinates: [position.longitude, position.latitude] },
        properties: {
          ...{ title, summary, category, place, lastDay, positionSource: position.source },
          url: publicUrl + path,
          image: entry.imageUrl === null ? null : new URL(entry.imageUrl, publicUrl).href,
          updatedAt: entry.updatedAt.toISOString(),
        },
      };
    }),
  });
}
