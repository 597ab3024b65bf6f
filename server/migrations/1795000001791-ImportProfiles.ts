import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the columns and values of imported files are read. */
export class ImportProfiles1795000001791 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE brochure_imports ADD COLUMN mapping jsonb`);
    await queryRunner.query(`
      CREATE TABLE import_profiles (
        name text NOT NULL,
        mapping jsonb NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT import_profiles_pkey PRIMARY KEY (name)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE import_profiles`);
    await queryRunner.query(`ALTER TABLE brochure_imports DROP COLUMN mapping`);
  }
}
