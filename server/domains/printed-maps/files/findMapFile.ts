import type { DataSource } from 'typeorm';

/**
 * Returns whether a file belongs to a published map; null when no map uses it, or an ad shows the same bytes. A file that
 * was replaced a moment ago counts as published if its map is, and was at that moment.
 */
export async function findMapFile(database: DataSource, sha256: string): Promise<{ isPublished: boolean } | null> {
  const [row] = await database.query<{ isPublished: boolean | null; isOfAd: boolean }[]>(
    `SELECT bool_or("isPublished") AS "isPublished", EXISTS(SELECT FROM assets WHERE sha256 = $1) AS "isOfAd"
     FROM (
       SELECT is_published AS "isPublished" FROM printed_maps WHERE $1 IN (file_sha256, preview_sha256)
       UNION ALL
       SELECT map.is_published AND replaced.was_published
       FROM replaced_map_files AS replaced JOIN printed_maps AS map ON map.id = replaced.printed_map_id
       WHERE replaced.sha256 = $1
     ) AS named`,
    [sha256],
  );
  return row == null || row.isPublished === null || row.isOfAd ? null : { isPublished: row.isPublished };
}
