import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ParkingOfBrochures1795000001220 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE brochures ADD COLUMN parking_info text`);
    await queryRunner.query(`
      ALTER TABLE brochures ADD CONSTRAINT brochures_parking_info_check
        CHECK (char_length(parking_info) <= 300) NOT VALID`);
    await queryRunner.query(`ALTER TABLE brochures VALIDATE CONSTRAINT brochures_parking_info_check`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE brochures DROP COLUMN parking_info`);
  }
}
