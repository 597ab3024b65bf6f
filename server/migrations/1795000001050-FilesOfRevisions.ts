import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A vendor's change of a live ad may reorder and remove files as well. */
export class FilesOfRevisions1795000001050 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE brochure_revisions ADD COLUMN asset_changes jsonb`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE brochure_revisions DROP COLUMN asset_changes`);
  }
}
