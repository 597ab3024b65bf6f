import type { DataSource } from 'typeorm';

/**
 * Returns whether a file belongs to a published map, also a file that a new drawing has just replaced; null when no map
 * uses it, or an ad shows the same bytes.
 */
export async function findMapFile(database: DataSource, sha256: string): Promise<{ isPublished: boolean } | null> {
  const [row] = await database.query<{ isPublished: boolean | null; isOfAd: boolean }[]>(
    `SELECT bool_or(is_published) AS "isPublished", EXISTS(SELECT FROM assets WHERE sha256 = $1) AS "isOfAd"
     FROM printed_maps WHERE $1 IN (file_sha256, preview_sha256)
       OR id IN (SELECT printed_map_id FROM replaced_map_files WHERE sha256 = $1)`,
    [sha256],
  );
  return row == null || row.isPublished === null || row.isOfAd ? null : { isPublished: row.isPublished };
}
