import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of deleted ads, the last deleted first. */
export class DeletedBrochures1795000001741 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX brochures_deleted_idx ON brochures (deleted_at, id) WHERE NOT record_status`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX brochures_deleted_idx`);
  }
}
