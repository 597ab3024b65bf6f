import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OpeningHours1795000001410 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE brochures ADD COLUMN opening_hours text`);
    await queryRunner.query(`
      ALTER TABLE brochures ADD CONSTRAINT brochures_opening_hours_check
        CHECK (char_length(opening_hours) <= 500) NOT VALID`);
    await queryRunner.query(`ALTER TABLE brochures VALIDATE CONSTRAINT brochures_opening_hours_check`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE brochures DROP COLUMN opening_hours`);
  }
}
