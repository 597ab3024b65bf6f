import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A map that cannot be drawn is held until something on it changes. */
export class HeldPrintedMaps1795000002090 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE printed_maps ADD COLUMN failed_hash text, ADD COLUMN failed_tries integer NOT NULL DEFAULT 0',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE printed_maps DROP COLUMN failed_hash, DROP COLUMN failed_tries');
  }
}
