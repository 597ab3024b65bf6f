import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which ad an archived one was merged into: its addresses lead there. */
export class MergedBrochures1795000001782 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE merged_brochures (
        old_id integer NOT NULL,
        new_id integer NOT NULL,
        merged_at timestamptz NOT NULL,
        CONSTRAINT merged_brochures_pkey PRIMARY KEY (old_id),
        CONSTRAINT merged_brochures_other_check CHECK (old_id <> new_id),
        CONSTRAINT merged_brochures_old_id_fkey FOREIGN KEY (old_id) REFERENCES brochures ON DELETE CASCADE,
        CONSTRAINT merged_brochures_new_id_fkey FOREIGN KEY (new_id) REFERENCES brochures ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX merged_brochures_new_id_idx ON merged_brochures (new_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE merged_brochures`);
  }
}
