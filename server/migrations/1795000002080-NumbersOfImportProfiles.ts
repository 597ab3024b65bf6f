import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A number for each import profile, by which the audit log names it. */
export class NumbersOfImportProfiles1795000002080 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE import_profiles ADD COLUMN id serial NOT NULL');
    await queryRunner.query('CREATE UNIQUE INDEX import_profiles_id_key ON import_profiles (id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE import_profiles DROP COLUMN id');
  }
}
