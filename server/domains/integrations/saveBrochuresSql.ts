/** Only a new ad takes an id from the sequence: ids are printed on QR codes, so none may be wasted. */
const id = `coalesce(known_id, CASE WHEN $9::boolean
  THEN (SELECT least(min(id), 0) FROM brochures) - (row_number() OVER ())::integer
  ELSE nextval(pg_get_serial_sequence('brochures', 'id')) END)`;

const propertyOf = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

interface SavedColumns {
  /** columns of the rows with their types */
  columns: Readonly<Record<string, string>>;
  /** the columns that an ad which is there gets, too; absent: all */
  updated?: readonly string[];
  /** of the audit log */
  action: string;
}

/**
 * Returns the statement that saves rows of a source with their audit log lines, and skips rows that change nothing. Its
 * values: rows as JSON, type, status of new ads, source, moment, account, role, request, whether it is a dry run, bulk
 * job. It returns a row of each ad that it made or changed.
 */
export function saveBrochuresSql({ columns, updated = Object.keys(columns), action }: SavedColumns): string {
  const names = Object.keys(columns);
  const list = (of: (name: string) => string): string => names.map(of).join(', ');
  /** The row's saved values under the property names that the audit log uses. */
  const valuesOf = (row: string): string =>
    `jsonb_build_object(${list((name) => `'${propertyOf(name)}', ${row}.${name}`)})`;
  // `old` is the row before this statement. A deleted ad stays deleted and unchanged.
  return `
  WITH incoming AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb)
      AS row (external_id text, did text, ${Object.entries(columns)
        .map((column) => column.join(' '))
        .join(', ')})
  ), saved AS (
    INSERT INTO brochures AS ad
      (id, did, type, status, published_at, external_source, external_id, created_at, updated_at, ${names.join(', ')})
    OVERRIDING SYSTEM VALUE
    SELECT ${id}, did, $2::text, $3::text, CASE $3::text WHEN 'PUBLISHED' THEN $5::timestamptz END, $4::text, external_id,
      $5::timestamptz, $5::timestamptz, ${names.join(', ')}
    FROM incoming LEFT JOIN LATERAL (
      SELECT id AS known_id FROM brochures WHERE external_source = $4::text AND external_id = incoming.external_id
    ) known ON true
    ON CONFLICT (external_source, external_id) DO UPDATE
      SET ${updated.map((name) => `${name} = excluded.${name}`).join(', ')}, updated_at = excluded.updated_at, version = ad.version + 1
      WHERE ad.record_status
        AND (${updated.map((name) => `ad.${name}`).join(', ')})
          IS DISTINCT FROM (${updated.map((name) => `excluded.${name}`).join(', ')})
    RETURNING ad.id, ad.version, ${list((name) => `ad.${name}`)}
  ), compared AS (
    SELECT saved.id, saved.title, saved.version, ${valuesOf('old')} AS before, ${valuesOf('saved')} AS after,
      old.id IS NULL AS is_new
    FROM saved LEFT JOIN brochures old ON old.id = saved.id
  ), changes AS (
    SELECT id, title, version, CASE WHEN NOT is_new THEN ${changed('before', 'after')} END AS before,
      CASE WHEN is_new THEN jsonb_build_object('status', $3::text, 'externalSource', $4::text) || jsonb_strip_nulls(after)
        ELSE ${changed('after', 'before')} END AS after
    FROM compared
  ), logged AS (
    INSERT INTO audit_log_entries
      (happened_at, actor_account_id, actor_role, action, entity_type, entity_id, before, after, request_id, bulk_job_id)
    SELECT $5::timestamptz, $6::integer, $7::text, '${action}', 'Brochure', id, before, after, $8::text,
      $10::integer
    FROM changes
  )
  SELECT id AS "brochureId", title, version, before, after, before AS overwritten FROM changes ORDER BY id`;
}

/** The values of one object that differ in the other. */
function changed(these: string, those: string): string {
  return `(SELECT jsonb_object_agg(key, value) FROM jsonb_each(${these}) WHERE value IS DISTINCT FROM ${those} -> key)`;
}
