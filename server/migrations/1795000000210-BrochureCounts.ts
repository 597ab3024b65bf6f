import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many live ads there are, kept in the transaction of every change, so that a list's number is a sum of few rows.
 * Changes are added as rows of their own, because writers who raised one shared row would wait for one another; equal
 * keys are folded together later. A row without a moment counts ads; one with a moment says how many more or fewer ads
 * are inside their dates from then on.
 */
export class BrochureCounts1795000000210 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE brochure_counts (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        scope text NOT NULL,
        scope_id integer NOT NULL,
        status text NOT NULL,
        type text NOT NULL,
        has_position boolean NOT NULL,
        moment timestamptz,
        ads integer NOT NULL,
        CONSTRAINT brochure_counts_scope_check
          CHECK (scope IN ('ALL', 'MAP_AREA', 'CATEGORY') AND (scope = 'ALL') = (scope_id = 0)),
        CONSTRAINT brochure_counts_moment_check CHECK (scope = 'ALL' OR moment IS NULL)
      )`);
    await queryRunner.query(`
      CREATE INDEX brochure_counts_key_idx ON brochure_counts (scope, scope_id, status, type, moment)
        INCLUDE (has_position, ads)`);

    // what one ad adds; an ad that is deleted adds nothing
    await queryRunner.query(`
      CREATE FUNCTION brochure_count_lines(
        live boolean, map_area_id integer, category_ids integer[], visible_from timestamptz, visible_until timestamptz)
      RETURNS TABLE (scope text, scope_id integer, moment timestamptz, ads integer) LANGUAGE sql IMMUTABLE AS $$
        SELECT 'ALL', 0, NULL::timestamptz, 1 WHERE live
        UNION ALL SELECT 'ALL', 0, visible_from, 1 WHERE live
        UNION ALL SELECT 'ALL', 0, visible_until, -1 WHERE live AND visible_until < 'infinity'
        UNION ALL SELECT 'MAP_AREA', map_area_id, NULL, 1 WHERE live AND map_area_id IS NOT NULL
        UNION ALL SELECT 'CATEGORY', each, NULL, 1 FROM unnest(category_ids) each WHERE live
      $$`);
    const lines = (ad: string) =>
      `brochure_count_lines(${ad}.record_status, ${ad}.map_area_id, ${ad}.category_ids, ${ad}.visible_from, ${ad}.visible_until)`;
    const insert = (of: string) => `
      INSERT INTO brochure_counts (scope, scope_id, status, type, has_position, moment, ads)
      SELECT scope, scope_id, status, type, has_position, moment, sum(ads) FROM (${of}) lines
      GROUP BY scope, scope_id, status, type, has_position, moment HAVING sum(ads) <> 0;`;
    const linesOf = (table: string, sign: string) =>
      `SELECT line.scope, line.scope_id, b.status, b.type, b.latitude IS NOT NULL AS has_position, line.moment,
         ${sign}line.ads AS ads FROM ${table} b CROSS JOIN LATERAL ${lines('b')} line`;
    const linesOfRow = (row: string, sign: string) =>
      `SELECT scope, scope_id, ${row}.status, ${row}.type, ${row}.latitude IS NOT NULL AS has_position, moment,
         ${sign}ads AS ads FROM ${lines(row)}`;

    await queryRunner.query(`
      CREATE FUNCTION brochure_counts_add() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${insert(linesOf('added', ''))} RETURN NULL; END $$`);
    await queryRunner.query(`
      CREATE FUNCTION brochure_counts_remove() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${insert(linesOf('removed', '-'))} RETURN NULL; END $$`);
    await queryRunner.query(`
      CREATE FUNCTION brochure_counts_move() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${insert(`${linesOfRow('OLD', '-')} UNION ALL ${linesOfRow('NEW', '')}`)} RETURN NULL; END $$`);
    await queryRunner.query(`
      CREATE FUNCTION brochure_counts_forget() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN DELETE FROM brochure_counts; RETURN NULL; END $$`);

    await queryRunner.query(`
      CREATE TRIGGER brochures_counts_insert AFTER INSERT ON brochures REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION brochure_counts_add()`);
    await queryRunner.query(`
      CREATE TRIGGER brochures_counts_delete AFTER DELETE ON brochures REFERENCING OLD TABLE AS removed
        FOR EACH STATEMENT EXECUTE FUNCTION brochure_counts_remove()`);
    await queryRunner.query(`
      CREATE TRIGGER brochures_counts_truncate AFTER TRUNCATE ON brochures
        FOR EACH STATEMENT EXECUTE FUNCTION brochure_counts_forget()`);
    // by row and with a condition, so that a counted view costs a comparison and nothing more
    const counted = ['status', 'type', 'record_status', 'map_area_id', 'category_ids', 'visible_from', 'visible_until'];
    const valuesOf = (row: string) =>
      [...counted.map((column) => `${row}.${column}`), `${row}.latitude IS NULL`].join(', ');
    await queryRunner.query(`
      CREATE TRIGGER brochures_counts_update AFTER UPDATE ON brochures
        FOR EACH ROW WHEN ((${valuesOf('OLD')}) IS DISTINCT FROM (${valuesOf('NEW')}))
        EXECUTE FUNCTION brochure_counts_move()`);

    await queryRunner.query(insert(linesOf('brochures', '')));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update', 'delete', 'truncate']) {
      await queryRunner.query(`DROP TRIGGER brochures_counts_${event} ON brochures`);
    }
    for (const name of ['add', 'remove', 'move', 'forget']) {
      await queryRunner.query(`DROP FUNCTION brochure_counts_${name}()`);
    }
    await queryRunner.query(
      `DROP FUNCTION brochure_count_lines(boolean, integer, integer[], timestamptz, timestamptz)`,
    );
    await queryRunner.query(`DROP TABLE brochure_counts`);
  }
}
