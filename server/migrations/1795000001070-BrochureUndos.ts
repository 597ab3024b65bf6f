import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the last change of an ad that can be undone has overwritten. */
export class BrochureUndos1795000001070 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE brochure_undos (
        brochure_id integer NOT NULL,
        action text NOT NULL,
        before jsonb NOT NULL,
        version integer NOT NULL,
        undone_version integer,
        CONSTRAINT brochure_undos_pkey PRIMARY KEY (brochure_id),
        CONSTRAINT brochure_undos_brochure_id_fkey FOREIGN KEY (brochure_id) REFERENCES brochures (id) ON DELETE CASCADE
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE brochure_undos`);
  }
}
