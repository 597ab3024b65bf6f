import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which a form that is sent twice, because its answer was lost, makes one ad. */
export class CreationKeys1795000000450 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE brochures ADD creation_key text,
         ADD CONSTRAINT brochures_creation_key_check CHECK (char_length(creation_key) BETWEEN 8 AND 100)`,
    );
    await queryRunner.query(`CREATE UNIQUE INDEX brochures_creation_key_key ON brochures (creation_key)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE brochures DROP COLUMN creation_key');
  }
}
