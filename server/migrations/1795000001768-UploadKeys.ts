import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key by which a repeated upload finds the file that the first one made. */
export class UploadKeys1795000001768 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['assets', 'proposed_assets']) {
      await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN upload_key text`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['assets', 'proposed_assets']) {
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN upload_key`);
    }
  }
}
