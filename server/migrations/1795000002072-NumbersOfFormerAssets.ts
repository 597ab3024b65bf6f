import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A file that comes back has its number again. */
export class NumbersOfFormerAssets1795000002072 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE former_assets ADD COLUMN asset_id integer');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE former_assets DROP COLUMN asset_id');
  }
}
