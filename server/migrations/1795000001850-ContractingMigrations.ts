import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks the migrations that an older version of the program does not survive. */
export class ContractingMigrations1795000001850 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE migrations ADD COLUMN contracts boolean NOT NULL DEFAULT false`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE migrations DROP COLUMN contracts`);
  }
}
