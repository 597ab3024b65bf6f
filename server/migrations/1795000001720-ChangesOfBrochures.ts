import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * In which transaction each ad has last changed, so that what a process knows of ads follows them. A snapshot tells which
 * transactions it has seen: all before its `xmin`. Number 0 stands for all ads, when the table was emptied.
 */
export class ChangesOfBrochures1795000001720 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE brochure_changes (
        brochure_id integer PRIMARY KEY,
        changed_in xid8 NOT NULL
      )`);
    await queryRunner.query(`CREATE INDEX brochure_changes_changed_in_idx ON brochure_changes (changed_in)`);
    const note = (ads: string) => `
      INSERT INTO brochure_changes (brochure_id, changed_in) SELECT id, pg_current_xact_id() FROM ${ads}
      ON CONFLICT (brochure_id) DO UPDATE SET changed_in = excluded.changed_in
        WHERE brochure_changes.changed_in <> excluded.changed_in;`;
    const functions = [
      ['note_added_brochures', note('added')],
      ['note_removed_brochures', note('removed')],
      ['note_changed_brochure', note('(SELECT NEW.id) ad')],
      ['note_emptied_brochures', note('(SELECT 0) ad (id)')],
    ] as const;
    for (const [name, body] of functions) {
      await queryRunner.query(
        `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NULL; END $$`,
      );
    }
    await queryRunner.query(`
      CREATE TRIGGER brochures_note_insert AFTER INSERT ON brochures REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION note_added_brochures()`);
    await queryRunner.query(`
      CREATE TRIGGER brochures_note_delete AFTER DELETE ON brochures REFERENCING OLD TABLE AS removed
        FOR EACH STATEMENT EXECUTE FUNCTION note_removed_brochures()`);
    await queryRunner.query(`
      CREATE TRIGGER brochures_note_truncate AFTER TRUNCATE ON brochures
        FOR EACH STATEMENT EXECUTE FUNCTION note_emptied_brochures()`);
    // neither a counted view nor a sold coupon changes a list
    await queryRunner.query(`
      CREATE TRIGGER brochures_note_update AFTER UPDATE ON brochures
        FOR EACH ROW WHEN (
          OLD.detail_views_count = NEW.detail_views_count
          AND OLD.number_of_coupons_purchased = NEW.number_of_coupons_purchased
          OR OLD.updated_at IS DISTINCT FROM NEW.updated_at
        ) EXECUTE FUNCTION note_changed_brochure()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const event of ['insert', 'delete', 'truncate', 'update']) {
      await queryRunner.query(`DROP TRIGGER brochures_note_${event} ON brochures`);
    }
    for (const name of ['added_brochures', 'removed_brochures', 'changed_brochure', 'emptied_brochures']) {
      await queryRunner.query(`DROP FUNCTION note_${name}()`);
    }
    await queryRunner.query(`DROP TABLE brochure_changes`);
  }
}
