import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A long street runs through several suburbs; one of them tells it from another of its name. */
export class SuburbsOfStreets1795000001210 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE street_index_entries ADD further_localities text[] NOT NULL DEFAULT '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE street_index_entries DROP COLUMN further_localities`);
  }
}
