import type { DataSource } from 'typeorm';

const links = `(VALUES ('wwwUrl', b.www_url), ('flipbookUrl', b.flipbook_url), ('googleAdUrl', b.google_ad_url))
  AS link (field, url)`;

/** as `URL.host` of the stored addresses, which have a scheme */
const host = `lower(substring(link.url from '^[a-z]+://([^/?#]+)'))`;

/** RFC 2606 keeps these names from ever existing: they belong to invented ads. */
const isReserved = `${host} ~ '\\.(example|test|invalid|localhost)(:|$)'`;

/**
 * Makes the list of links follow the published ads: new and changed links are due at once, and those of other ads are
 * forgotten. Running it again changes nothing.
 */
export async function planLinkChecks(database: DataSource, now: Date): Promise<void> {
  await database.query(
    `DELETE FROM link_checks c USING brochures b CROSS JOIN LATERAL ${links}
     WHERE b.id = c.brochure_id AND link.field = c.field
       AND (link.url IS NULL OR b.status <> 'PUBLISHED' OR NOT b.record_status)`,
  );
  await database.query(
    `INSERT INTO link_checks AS known (brochure_id, field, url, host, next_check_at)
     SELECT b.id, link.field, link.url, ${host}, $1 FROM brochures b CROSS JOIN LATERAL ${links}
     WHERE b.status = 'PUBLISHED' AND b.record_status AND link.url IS NOT NULL AND ${host} IS NOT NULL AND NOT ${isReserved}
     ON CONFLICT (brochure_id, field) DO UPDATE
       SET url = excluded.url, host = excluded.host, next_check_at = excluded.next_check_at,
         checked_at = NULL, status = NULL, reason = NULL, failures = 0, broken_since = NULL
       WHERE known.url <> excluded.url`,
    [now],
  );
  await database.query(
    `INSERT INTO link_hosts (host, not_before) SELECT DISTINCT host, $1::timestamptz FROM link_checks ON CONFLICT DO NOTHING`,
    [now],
  );
}
