import type { MigrationInterface, QueryRunner } from 'typeorm';

const channel = 'public_changes';
const tables = ['assets', 'brochure_categories', 'categories', 'map_areas', 'street_index_entries', 'vendors'];

/**
 * Whatever public answers show announces its changes, in the transaction that makes them and whoever makes them: the
 * name of the table on one channel. PostgreSQL says the same name once per transaction, and only if that commits.
 */
export class PublicChanges1795000000200 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION announce_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('${channel}', TG_TABLE_NAME);
        RETURN NULL;
      END $$`);
    for (const table of tables) {
      await queryRunner.query(`
        CREATE TRIGGER ${table}_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change()`);
    }
    await queryRunner.query(`
      CREATE TRIGGER brochures_public_change AFTER INSERT OR DELETE OR TRUNCATE ON brochures
        FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change()`);
    // A counted view raises the counter and nothing else; it may not throw away what is kept. By row, because only a
    // row's condition can tell, and because nobody then has to remember a list of columns.
    await queryRunner.query(`
      CREATE TRIGGER brochures_public_update AFTER UPDATE ON brochures
        FOR EACH ROW
        WHEN (OLD.detail_views_count = NEW.detail_views_count OR OLD.updated_at IS DISTINCT FROM NEW.updated_at)
        EXECUTE FUNCTION announce_public_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER brochures_public_update ON brochures`);
    for (const table of ['brochures', ...tables]) {
      await queryRunner.query(`DROP TRIGGER ${table}_public_change ON ${table}`);
    }
    await queryRunner.query(`DROP FUNCTION announce_public_change()`);
  }
}
