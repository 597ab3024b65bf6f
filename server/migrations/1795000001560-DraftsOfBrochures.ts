import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SQL of `brochure_count_lines` for a row, which counts nothing for an ad that is not live. */
const lines = (ad: string, live: string) =>
  `brochure_count_lines(${live}, ${ad}.map_area_id, ${ad}.category_ids, ${ad}.visible_from, ${ad}.visible_until)`;

const insert = (of: string) => `
  INSERT INTO brochure_counts (scope, scope_id, status, type, has_position, moment, ads)
  SELECT scope, scope_id, status, type, has_position, moment, sum(ads) FROM (${of}) lines
  GROUP BY scope, scope_id, status, type, has_position, moment HAVING sum(ads) <> 0;`;

/** Replaces the functions that keep the counters. `live` is a condition on an ad. */
async function replaceCounting(queryRunner: QueryRunner, live: (ad: string) => string): Promise<void> {
  const linesOf = (table: string, sign: string) =>
    `SELECT line.scope, line.scope_id, b.status, b.type, b.latitude IS NOT NULL AS has_position, line.moment,
       ${sign}line.ads AS ads FROM ${table} b CROSS JOIN LATERAL ${lines('b', live('b'))} line`;
  const linesOfRow = (row: string, sign: string) =>
    `SELECT scope, scope_id, ${row}.status, ${row}.type, ${row}.latitude IS NOT NULL AS has_position, moment,
       ${sign}ads AS ads FROM ${lines(row, live(row))}`;
  const bodies = {
    add: insert(linesOf('added', '')),
    remove: insert(linesOf('removed', '-')),
    move: insert(`${linesOfRow('OLD', '-')} UNION ALL ${linesOfRow('NEW', '')}`),
  };
  for (const [name, body] of Object.entries(bodies)) {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION brochure_counts_${name}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${body} RETURN NULL; END $$`);
  }
}

/** Replaces the triggers whose condition names the columns that matter. `more` are further ones, of OLD or NEW. */
async function replaceTriggers(queryRunner: QueryRunner, more: { columns: string[]; of(row: string): string[] }) {
  const counted = ['status', 'type', 'record_status', 'map_area_id', 'category_ids', 'visible_from', 'visible_until'];
  const countedOf = (row: string) =>
    [...counted.map((column) => `${row}.${column}`), `${row}.latitude IS NULL`, ...more.of(row)].join(', ');
  await queryRunner.query(`DROP TRIGGER brochures_counts_update ON brochures`);
  await queryRunner.query(`
    CREATE TRIGGER brochures_counts_update AFTER UPDATE ON brochures
      FOR EACH ROW WHEN ((${countedOf('OLD')}) IS DISTINCT FROM (${countedOf('NEW')}))
      EXECUTE FUNCTION brochure_counts_move()`);
  const state = ['status', 'record_status', 'vendor_id'];
  const stateOf = (row: string) => [...state.map((column) => `${row}.${column}`), ...more.of(row)].join(', ');
  await queryRunner.query(`DROP TRIGGER brochures_next_state_version ON brochures`);
  await queryRunner.query(`
    CREATE TRIGGER brochures_next_state_version BEFORE UPDATE OF ${[...state, ...more.columns].join(', ')} ON brochures
      FOR EACH ROW WHEN ((${stateOf('OLD')}) IS DISTINCT FROM (${stateOf('NEW')}))
      EXECUTE FUNCTION set_brochure_state_version()`);
}

/**
 * When an ad was sent for review; without it, the ad is a draft of its company. Counters leave drafts out, and links of
 * previews end when an ad becomes a draft or stops being one. Ads that exist are no drafts: each was sent when it was
 * made. The previous version of the program knows no drafts. The default and the trigger let it make and archive ads
 * during an upgrade.
 */
export class DraftsOfBrochures1795000001560 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE brochures ADD COLUMN submitted_at timestamptz DEFAULT now()`);
    await queryRunner.query(`UPDATE brochures SET submitted_at = created_at`);
    await queryRunner.query(`
      ALTER TABLE brochures ADD CONSTRAINT brochures_draft_check
        CHECK (submitted_at IS NOT NULL OR status = 'PENDING_REVIEW')`);
    await queryRunner.query(`
      CREATE FUNCTION end_brochure_draft() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.submitted_at := now();
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER brochures_end_draft BEFORE UPDATE OF status ON brochures
        FOR EACH ROW WHEN (NEW.submitted_at IS NULL AND NEW.status <> 'PENDING_REVIEW')
        EXECUTE FUNCTION end_brochure_draft()`);
    await replaceCounting(queryRunner, (ad) => `${ad}.record_status AND ${ad}.submitted_at IS NOT NULL`);
    await replaceTriggers(queryRunner, { columns: ['submitted_at'], of: (row) => [`${row}.submitted_at IS NULL`] });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER brochures_end_draft ON brochures`);
    await queryRunner.query(`DROP FUNCTION end_brochure_draft()`);
    await queryRunner.query(`UPDATE brochures SET submitted_at = now() WHERE submitted_at IS NULL`);
    await replaceTriggers(queryRunner, { columns: [], of: () => [] });
    await replaceCounting(queryRunner, (ad) => `${ad}.record_status`);
    await queryRunner.query(`ALTER TABLE brochures DROP COLUMN submitted_at`);
  }
}
