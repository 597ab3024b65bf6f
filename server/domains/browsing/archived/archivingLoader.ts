import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../../platform/context/RequestContext';
import { SqlValues } from '../../../platform/database/SqlValues';
import type { ArchiveReason } from '../../brochures/ArchiveReason';
import { isPubliclyVisible } from '../active-facets/isPubliclyVisible';
import { publicFeedTypes } from '../lists/publicFeedTypes';
import type { Archiving } from './goneReasonOf';

/** The ad that replaces an archived one. */
interface Replacement {
  databaseId: number;
  title: string;
}

export interface ArchivedBrochure extends Omit<Archiving, 'hasReplacement'> {
  replacement: Replacement | null;
}

interface Row {
  id: number;
  archive_reason: ArchiveReason | null;
  was_published: boolean;
  was_over: boolean;
  replacement_id: number | null;
  replacement_title: string | null;
  is_merged: boolean;
}

/**
 * Loads how ads were archived and which ad replaces them, by ad number, in one statement. A replacement is the ad that
 * an administrator has merged it into, if that one is public, else the newest
 * public ad of the same type, main category and vendor that was published later. Ads without a vendor must have the
 * same source and company instead.
 */
export const archivingLoader: LoaderFactory<number, ArchivedBrochure | null> = ({ database, clock }) =>
  new DataLoader(async (ids) => {
    const values = new SqlValues();
    const numbers = values.add(ids);
    const rows = await database.query<Row[]>(
      `SELECT a.id, a.archive_reason, a.published_at IS NOT NULL AS was_published,
         coalesce((a.valid_to + 1)::timestamp AT TIME ZONE a.time_zone <= a.archived_at, false) AS was_over,
         r.id AS replacement_id, r.title AS replacement_title, coalesce(r.is_merged, false) AS is_merged
       FROM brochures a LEFT JOIN LATERAL (
         SELECT b.id, coalesce(b.title, b.company_name, v.company_name) AS title, m.new_id IS NOT NULL AS is_merged
         FROM brochures b LEFT JOIN vendors v ON v.id = b.vendor_id
           LEFT JOIN merged_brochures m ON m.old_id = a.id AND m.new_id = b.id
         WHERE ${isPubliclyVisible(publicFeedTypes, clock.now(), values)}
           AND (b.id = (SELECT new_id FROM merged_brochures WHERE old_id = a.id)
             OR b.type = a.type AND b.category_id = a.category_id AND b.published_at > a.published_at
           AND (b.vendor_id = a.vendor_id
             OR a.vendor_id IS NULL AND b.vendor_id IS NULL
               AND b.external_source = a.external_source AND lower(b.company_name) = lower(a.company_name)))
         ORDER BY m.new_id NULLS LAST, b.published_at DESC, b.id DESC LIMIT 1
       ) r ON true
       WHERE a.id = ANY(${numbers}::integer[])`,
      values.all,
    );
    const found = new Map(rows.map((row) => [row.id, archivedBrochureOf(row)]));
    return ids.map((id) => found.get(id) ?? null);
  });

function archivedBrochureOf(row: Row): ArchivedBrochure {
  const { replacement_id: databaseId, replacement_title: title } = row;
  return {
    archiveReason: row.archive_reason,
    wasPublished: row.was_published,
    wasOver: row.was_over,
    isMerged: row.is_merged,
    replacement: databaseId === null ? null : { databaseId, title: title ?? '' },
  };
}
