/** What ads are compared by. The database keeps the keys with each change of an ad (`brochure_duplicate_keys`). */
const keyed = `SELECT b.id, b.type, b.category_id, coalesce(b.postcode, '') AS postcode, b.latitude, b.longitude,
    k.name, k.words, k.company, k.street, k.phone, k.web_site
  FROM brochures b JOIN brochure_duplicate_keys k ON k.brochure_id = b.id
  WHERE b.record_status AND b.status <> 'ARCHIVED' AND b.submitted_at IS NOT NULL`;

/** Pairs that are worth a comparison; each way joins by equal keys. */
const candidates = `
  SELECT a.id AS first_id, z.id AS second_id FROM keyed a JOIN keyed z
    ON z.name = a.name AND z.postcode = a.postcode AND z.id > a.id WHERE a.name <> ''
  UNION
  SELECT a.id, z.id FROM keyed a JOIN keyed z
    ON z.street = a.street AND z.postcode = a.postcode AND z.type = a.type AND z.category_id = a.category_id AND z.id > a.id
    WHERE similarity(z.words, a.words) >= 0.6
      OR z.phone = a.phone AND (similarity(z.words, a.words) >= 0.3 OR z.company IS DISTINCT FROM a.company)`;

const metres = `sqrt(power((a.latitude - z.latitude) * 111320, 2)
  + power((a.longitude - z.longitude) * 111320 * cos(radians(a.latitude)), 2))`;

/**
 * Pairs of ads that may be the same, each once, with a score of up to 100 and its reasons
 * (docs/rules/search-and-lists.md#duplicates). One name in different streets is a chain, so such pairs are left out, as
 * are those that somebody has said to be different.
 */
const duplicatesSql = `(
  WITH keyed AS MATERIALIZED (${keyed}), candidates AS (${candidates}), compared AS (
    SELECT first_id, second_id, a.street AS one_street, z.street AS other_street, ${metres} AS metres,
      a.name = z.name AND a.name <> '' AS has_name, a.street = z.street AS has_street, a.phone = z.phone AS has_phone,
      a.web_site = z.web_site AS has_web_site, similarity(z.words, a.words) >= 0.6 AS is_similar
    FROM candidates JOIN keyed a ON a.id = first_id JOIN keyed z ON z.id = second_id
  )
  SELECT first_id, second_id,
    least(100, 15 + CASE WHEN has_name THEN 45 WHEN is_similar THEN 25 ELSE 0 END
      + CASE WHEN has_street THEN 35 WHEN metres <= 60 THEN 20 ELSE 0 END
      + CASE WHEN has_phone THEN 25 ELSE 0 END + CASE WHEN has_web_site THEN 15 ELSE 0 END)::integer AS score,
    array_remove(ARRAY[
      CASE WHEN has_name THEN 'NAME' WHEN is_similar THEN 'SIMILAR_NAME' END,
      CASE WHEN has_street THEN 'ADDRESS' WHEN metres <= 60 THEN 'POSITION' END,
      CASE WHEN has_phone THEN 'PHONE' END, CASE WHEN has_web_site THEN 'WEBSITE' END], NULL) AS reasons
  FROM compared
  WHERE (one_street IS NULL OR other_street IS NULL OR has_street)
    AND (has_street IS TRUE OR metres IS NULL OR metres <= 150)
    AND NOT EXISTS (SELECT FROM brochures_that_differ d
      WHERE d.first_id = compared.first_id AND d.second_id = compared.second_id)
) p`;

/** The pairs `p` with their ads `one` and `other`. */
export const duplicatesWithAdsSql = `${duplicatesSql}
  JOIN brochures one ON one.id = p.first_id JOIN brochures other ON other.id = p.second_id`;
