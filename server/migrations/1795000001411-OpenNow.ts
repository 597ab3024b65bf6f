import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the text of opening hours says, as lists can filter it. Each day of the week has 2880 minutes, from its midnight
 * to the end of its night; Monday begins at 0. Exceptions are keyed by "PH", "2026-12-24" or, each year, "12-24".
 */
const columns: readonly [name: string, type: string, expression: string][] = [
  ['opening_week', 'int4multirange', 'opening_week(opening_hours)'],
  ['opening_exceptions', 'jsonb', 'opening_exceptions(opening_hours)'],
];

const publicOrder = `coalesce(ad_index, 2147483647), coalesce((-(valid_from - DATE '2000-01-01')), 2147483647), (-id)`;

export class OpenNow1795000001411 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // "09:00-12:00,18:00-02:00" → {[540,720),[1080,1560)}; "closed" → {}
    await queryRunner.query(`
      CREATE FUNCTION opening_spans(spans text) RETURNS int4multirange
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        BEGIN ATOMIC
          SELECT coalesce(range_agg(int4range(s.opens, CASE WHEN s.closes <= s.opens THEN s.closes + 1440 ELSE s.closes END)), '{}')
          FROM (
            SELECT part[1]::integer * 60 + part[2]::integer AS opens, part[3]::integer * 60 + part[4]::integer AS closes
            FROM regexp_matches(spans, '([0-9]{2}):([0-9]{2})-([0-9]{2}):([0-9]{2})', 'g') part
          ) s;
        END`);
    await queryRunner.query(`
      CREATE FUNCTION opening_week(opening_hours text) RETURNS int4multirange
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        BEGIN ATOMIC
          SELECT coalesce(range_agg(int4range(lower(span) + weekday * 2880, upper(span) + weekday * 2880)), '{}')
          FROM regexp_split_to_table(opening_hours, '; ') rule
            CROSS JOIN regexp_split_to_table(split_part(rule, ' ', 1), ',') days
            CROSS JOIN generate_series(
              (strpos('MoTuWeThFrSaSu', left(days, 2)) - 1) / 2, (strpos('MoTuWeThFrSaSu', right(days, 2)) - 1) / 2
            ) weekday
            CROSS JOIN unnest(opening_spans(split_part(rule, ' ', 2))) span
          WHERE rule ~ '^(Mo|Tu|We|Th|Fr|Sa|Su)';
        END`);
    await queryRunner.query(`
      CREATE FUNCTION opening_exceptions(opening_hours text) RETURNS jsonb
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        BEGIN ATOMIC
          SELECT jsonb_object_agg(exception.day, opening_spans(exception.spans)::text)
          FROM (
            SELECT 'PH' AS day, substr(rule, 4) AS spans
            FROM regexp_split_to_table(opening_hours, '; ') rule
            WHERE rule LIKE 'PH %'
            UNION ALL
            SELECT
              CASE WHEN part[1] IS NULL THEN '' ELSE lpad(extract(year FROM date)::text, 4, '0') || '-' END
                || lpad(extract(month FROM date)::text, 2, '0') || '-' || lpad(extract(day FROM date)::text, 2, '0'),
              part[7]
            FROM regexp_split_to_table(opening_hours, '; ') rule
              CROSS JOIN regexp_matches(rule,
                '^(?:([0-9]{4}) )?([A-Z][a-z]{2}) ([0-9]{2})(?:-(?:([0-9]{4}) )?([A-Z][a-z]{2}) ([0-9]{2}))? (.*)$') part
              CROSS JOIN generate_series(
                make_date(coalesce(part[1], '2000')::integer, (strpos('JanFebMarAprMayJunJulAugSepOctNovDec', part[2]) + 2) / 3, part[3]::integer)::timestamp,
                make_date(coalesce(part[4], part[1], '2000')::integer, (strpos('JanFebMarAprMayJunJulAugSepOctNovDec', coalesce(part[5], part[2])) + 2) / 3,
                  coalesce(part[6], part[3])::integer)::timestamp,
                interval '1 day'
              ) date
          ) exception;
        END`);
    // lists inline this one
    await queryRunner.query(`
      CREATE FUNCTION is_open_in_week(week int4multirange, clock timestamp) RETURNS boolean
        LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN week @> (extract(isodow FROM clock)::integer * 2880 - 2880
            + extract(hour FROM clock)::integer * 60 + extract(minute FROM clock)::integer)
          OR week @> ((extract(isodow FROM clock)::integer + 5) % 7 * 2880 + 1440
            + extract(hour FROM clock)::integer * 60 + extract(minute FROM clock)::integer)`);
    await queryRunner.query(`
      CREATE FUNCTION is_open_with_exceptions(
        week int4multirange, exceptions jsonb, clock timestamp, state text, holidays text[]
      ) RETURNS boolean
        LANGUAGE sql STABLE PARALLEL SAFE
        BEGIN ATOMIC
          SELECT bool_or(CASE
            WHEN named.spans IS NULL THEN week @> (extract(isodow FROM each.day)::integer * 2880 - 2880 + each.minute)
            ELSE named.spans::int4multirange @> each.minute
          END)
          FROM (
            SELECT date_trunc('day', clock) - ago * interval '1 day' AS day,
              ago * 1440 + extract(hour FROM clock)::integer * 60 + extract(minute FROM clock)::integer AS minute
            FROM generate_series(0, 1) ago
          ) each
            CROSS JOIN LATERAL (
              SELECT coalesce(
                exceptions ->> to_char(each.day, 'YYYY-MM-DD'),
                exceptions ->> to_char(each.day, 'MM-DD'),
                CASE WHEN concat(state, ' ', to_char(each.day, 'YYYY-MM-DD')) = ANY(holidays) THEN exceptions ->> 'PH' END
              ) AS spans
            ) named;
        END`);
    for (const [name, , expression] of columns) {
      await queryRunner.query(
        `INSERT INTO typeorm_metadata (database, schema, "table", type, name, value)
         VALUES (current_database(), current_schema(), 'brochures', 'GENERATED_COLUMN', $1, $2)`,
        [name, expression],
      );
    }
    const added = columns.map(([name, type, sql]) => `ADD COLUMN ${name} ${type} GENERATED ALWAYS AS (${sql}) STORED`);
    await queryRunner.query(`ALTER TABLE brochures ${added.join(', ')}`);
    await queryRunner.query(
      `CREATE INDEX brochures_open_list_idx ON brochures (${publicOrder})
         WHERE status = 'PUBLISHED' AND record_status AND opening_hours IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX brochures_open_list_idx`);
    await queryRunner.query(`ALTER TABLE brochures DROP COLUMN opening_week, DROP COLUMN opening_exceptions`);
    await queryRunner.query(
      `DELETE FROM typeorm_metadata WHERE "table" = 'brochures' AND type = 'GENERATED_COLUMN' AND name IN ('opening_week', 'opening_exceptions')`,
    );
    await queryRunner.query(
      `DROP FUNCTION is_open_with_exceptions(int4multirange, jsonb, timestamp, text, text[]), is_open_in_week(int4multirange, timestamp), opening_exceptions(text), opening_week(text), opening_spans(text)`,
    );
  }
}
