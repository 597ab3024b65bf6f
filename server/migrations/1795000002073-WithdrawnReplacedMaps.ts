import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A file that was replaced while its map was withdrawn stays closed when the map is published again. */
export class WithdrawnReplacedMaps1795000002073 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE replaced_map_files ADD COLUMN was_published boolean NOT NULL DEFAULT false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE replaced_map_files DROP COLUMN was_published');
  }
}
