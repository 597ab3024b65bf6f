import { typesSql } from '../../brochures/fields/brochureTypes';

/** the whole world at zoom 0 */
const worldPixels = 256;
/** pixels across the largest window with the margin that maps load around it */
const mostPixels = 2688;
/** most cells across in any response, whatever the zoom */
const mostAcross = 96;
/** cells across a small window, without a zoom */
const smallAcross = 10;
/** a cluster of up to this many ads lists their ids */
const mostNamed = 20;

/**
 * Returns SQL that groups ads by the squares of a grid on the Mercator plane, where the world is 1 wide and 1 high.
 * `positions` selects `id, latitude, longitude, type, ad_index`. Ads closer than `spacing` pixels form one cluster. The
 * grid gets coarser for large areas instead of a `LIMIT`, which would silently omit ads.
 */
export function markerClustersSql(positions: string, zoom: string | null, spacing: number): string {
  const asked = zoom === null ? '0' : `${String(spacing / worldPixels)} / 2 ^ ${zoom}::float8`;
  const across = zoom === null ? smallAcross : Math.min(mostAcross, Math.floor(mostPixels / spacing));
  return `
    WITH found AS (
      SELECT f.*, (f.longitude + 180) / 360 AS x, (1 - asinh(tan(radians(f.latitude))) / pi()) / 2 AS y
      FROM (${positions}) f
    ), grid AS (
      SELECT greatest(${asked}, (max(x) - min(x)) / ${across}, (max(y) - min(y)) / ${across}, 1e-9) AS side FROM found
    ), placed AS (
      -- a scalar subquery is worked out once; a join was planned as a loop over all ads for each of them
      SELECT *, (SELECT side FROM grid) AS side FROM found
    )
    SELECT floor(x / side)::integer AS "column", floor(y / side)::integer AS "row", side,
      avg(x) AS x, avg(y) AS y, count(*)::integer AS count,
      (count(*) FILTER (WHERE type IN ${typesSql('hasCoupons')}))::integer AS "couponsCount",
      (count(*) FILTER (WHERE type IN ${typesSql('isFromSource')}))::integer AS "atdwCount",
      CASE WHEN min(type) = max(type) THEN min(type) END AS type,
      CASE WHEN count(*) = 1 THEN min(ad_index) END AS "adIndex",
      CASE WHEN count(*) <= ${mostNamed} THEN array_agg(id ORDER BY id DESC) ELSE '{}' END AS "databaseIds",
      min(longitude) AS west, min(latitude) AS south, max(longitude) AS east, max(latitude) AS north
    FROM placed GROUP BY 1, 2, 3`;
}
