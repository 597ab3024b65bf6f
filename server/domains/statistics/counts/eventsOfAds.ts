/**
 * The events of all ads, or of those in $1, each with the ad for which it counts. Those that a merge has left to its job are
 * in the sums of the ad that gets them already.
 */
export const eventsOfAds = `(
  SELECT coalesce(move.to_id, event.brochure_id) AS brochure_id, event_code, event_date_time, counted
  FROM (SELECT id, brochure_id, event_code, event_date_time, counted FROM statistic_events
        WHERE $1::int[] IS NULL
          OR brochure_id = ANY(ARRAY(SELECT unnest($1) UNION ALL SELECT from_id FROM event_moves WHERE to_id = ANY($1)))) AS event
  LEFT JOIN (SELECT from_id, to_id, after_id, last_id FROM event_moves) AS move
    ON move.from_id = event.brochure_id AND event.id > move.after_id AND event.id <= move.last_id
  WHERE $1::int[] IS NULL OR coalesce(move.to_id, event.brochure_id) = ANY($1))`;
