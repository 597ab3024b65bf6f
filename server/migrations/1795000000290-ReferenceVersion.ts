import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['categories', 'map_areas'];

/**
 * One number for the state of categories and map areas, raised in the transaction that changes them. Servers keep both
 * in memory; a statement that reads ads reads this number along, and tells by it whether what is kept is what it would
 * have found. No message can be missed, and nothing is ever old. The row's lock makes the number follow the commits.
 */
export class ReferenceVersion1795000000290 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE reference_version (
        only_row boolean PRIMARY KEY DEFAULT true CONSTRAINT reference_version_only_row_check CHECK (only_row),
        version integer NOT NULL
      )`);
    await queryRunner.query(`INSERT INTO reference_version (version) VALUES (1)`);
    await queryRunner.query(`
      CREATE FUNCTION raise_reference_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE reference_version SET version = version + 1;
        RETURN NULL;
      END $$`);
    for (const table of tables) {
      await queryRunner.query(`
        CREATE TRIGGER ${table}_reference_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION raise_reference_version()`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) await queryRunner.query(`DROP TRIGGER ${table}_reference_version ON ${table}`);
    await queryRunner.query(`DROP FUNCTION raise_reference_version()`);
    await queryRunner.query(`DROP TABLE reference_version`);
  }
}
