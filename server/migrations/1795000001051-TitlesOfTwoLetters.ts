import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Businesses may have names of two characters, such as "BP"; offers keep three. */
export class TitlesOfTwoLetters1795000001051 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE brochures DROP CONSTRAINT brochures_title_check`);
    await queryRunner.query(`
      ALTER TABLE brochures ADD CONSTRAINT brochures_title_check
        CHECK (char_length(title) BETWEEN CASE type WHEN 'BLD_AD' THEN 2 ELSE 3 END AND 120 AND title = btrim(title)) NOT VALID`);
    await queryRunner.query(`ALTER TABLE brochures VALIDATE CONSTRAINT brochures_title_check`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE brochures DROP CONSTRAINT brochures_title_check`);
    await queryRunner.query(`
      ALTER TABLE brochures ADD CONSTRAINT brochures_title_check
        CHECK (char_length(title) BETWEEN 3 AND 120 AND title = btrim(title)) NOT VALID`);
  }
}
