import type { DataSource } from 'typeorm';
import type { Clock } from '../../platform/clock/Clock';
import { SqlValues } from '../../platform/database/SqlValues';
import { cleanLine } from '../../shared/text/cleanLine';
import { cutText } from '../../shared/text/cutText';
import { plainText } from '../../shared/text/plainText';
import type { BrochureType } from '../brochures/BrochureType';
import type { PositionSource } from '../brochures/PositionSource';
import { isPubliclyVisible } from '../browsing/active-facets/isPubliclyVisible';
import { publicFeedTypes } from '../browsing/lists/publicFeedTypes';
import { brochurePagePath } from '../previews/brochurePagePath';
import type { FollowTopic } from './FollowTopic';

/** An offer of a topic, as feeds, calendars and mails show it. All texts are plain and on one line. */
export interface NewsEntry {
  id: number;
  /** never empty */
  title: string;
  summary: string;
  /** names of the category, and of the suburb or area where it is known */
  category: string;
  place: string;
  /** of its page, within the site */
  path: string;
  /** within the site, or absolute */
  imageUrl: string | null;
  imageAlt: string;
  position: Position | null;
  /** when visitors could first see it: published, and begun by its dates */
  newAt: Date;
  updatedAt: Date;
  /** its last day in its own time zone, as 2026-11-20; null: without end */
  lastDay: string | null;
  timeZone: string;
  /** the end of that day */
  endsAt: Date | null;
}

export interface NewsQuery {
  /** NEW: newest first. ENDING: those with a last day, next first. PLACED: those with a position, newest first. */
  order: 'NEW' | 'ENDING' | 'PLACED';
  limit: number;
  /** NEW: visible since this moment */
  since?: Date;
  /** ENDING: over by this moment */
  until?: Date;
  /** this ad alone, if it belongs to the topic */
  brochureId?: number;
}

interface Position {
  /** degrees, WGS 84 */
  latitude: number;
  longitude: number;
  /** SUBURB: the middle of the suburb, because nothing better is known */
  source: PositionSource;
}

interface Row {
  id: number;
  type: BrochureType;
  title: string | null;
  highlights: string | null;
  description: string | null;
  category: string;
  place: string | null;
  image: { url: string; alt: string | null } | null;
  latitude: number | null;
  longitude: number | null;
  source: PositionSource | null;
  newAt: Date;
  updatedAt: Date;
  lastDay: string | null;
  timeZone: string;
  endsAt: Date;
}

const summaryLength = 300;
const newAt = 'greatest(coalesce(b.published_at, b.created_at), b.visible_from)';

/**
 * Returns what is new in a topic, or what ends: the one source of feeds, calendars and mails. Public ads only, without
 * tourism ads, whose licence forbids it (docs/rules/tourism-ads.md#where-tourism-ads-appear).
 */
export async function readTopicNews(
  { database, clock }: { database: DataSource; clock: Clock },
  topic: FollowTopic,
  { order, limit, since, until, brochureId }: NewsQuery,
): Promise<NewsEntry[]> {
  const values = new SqlValues();
  const conditions = [
    isPubliclyVisible(publicFeedTypes, clock.now(), values),
    ...(brochureId === undefined ? [] : [`b.id = ${values.add(brochureId)}`]),
    ...(topic.mapArea ? [`b.map_area_id = ${values.add(topic.mapArea.id)}`] : []),
    ...(topic.category ? [`b.category_ids && ${values.add(topic.category.ids)}::integer[]`] : []),
    ...(topic.vendor ? [`b.vendor_id = ${values.add(topic.vendor.id)}`] : []),
    ...(order === 'ENDING' ? ['b.valid_to IS NOT NULL'] : []),
    ...(order === 'PLACED' ? ['b.latitude IS NOT NULL AND b.longitude IS NOT NULL'] : []),
    ...(since ? [`${newAt} > ${values.add(since)}`] : []),
    ...(until ? [`b.visible_until <= ${values.add(until)}`] : []),
  ];
  const sorted = order === 'ENDING' ? 'b.visible_until, b.id' : `${newAt} DESC NULLS LAST, b.id DESC`;
  const rows = await database.query<Row[]>(
    `SELECT b.id, b.type, coalesce(b.title, b.company_name, v.company_name) AS title, b.highlights, b.description,
       c.name AS category, coalesce(b.city, m.name) AS place, ${newAt} AS "newAt", b.updated_at AS "updatedAt",
       b.valid_to::text AS "lastDay", b.time_zone AS "timeZone", b.visible_until AS "endsAt",
       b.latitude, b.longitude, b.position_source AS source,
       (SELECT json_build_object('url', a.url, 'alt', a.alt_text) FROM assets a
        WHERE a.brochure_id = b.id AND a.type = 'BROCHURE_IMAGE' ORDER BY a.sort_order, a.id LIMIT 1) AS image
     FROM (SELECT b.* FROM brochures b WHERE ${conditions.join(' AND ')}
       ORDER BY ${sorted}
       LIMIT ${values.add(limit)}) b
     JOIN categories c ON c.id = b.category_id
     LEFT JOIN map_areas m ON m.id = b.map_area_id
     LEFT JOIN vendors v ON v.id = b.vendor_id
     ORDER BY ${sorted}`,
    values.all,
  );
  return rows.map(presentRow);
}

function presentRow({ id, type, title, highlights, description, image, place, ...more }: Row): NewsEntry {
  const { latitude, longitude, source, ...row } = more;
  const cleanTitle = cleanLine(title ?? '') || `Offer ${id}`;
  return {
    ...row,
    id,
    title: cleanTitle,
    summary: cutText(cleanLine(highlights ?? '') || cleanLine(plainText(description ?? '')), summaryLength),
    place: place ?? '',
    path: brochurePagePath({ id, type }),
    imageUrl: image?.url ?? null,
    imageAlt: cleanLine(image?.alt ?? '') || cleanTitle,
    position: latitude === null || longitude === null || source === null ? null : { latitude, longitude, source },
    endsAt: row.lastDay === null ? null : row.endsAt,
  };
}
