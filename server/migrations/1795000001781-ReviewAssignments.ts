import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who looks at an ad that waits for review. */
export class ReviewAssignments1795000001781 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE review_assignments (
        brochure_id integer NOT NULL,
        account_id integer NOT NULL,
        assigned_at timestamptz NOT NULL,
        CONSTRAINT review_assignments_pkey PRIMARY KEY (brochure_id),
        CONSTRAINT review_assignments_brochure_id_fkey FOREIGN KEY (brochure_id) REFERENCES brochures ON DELETE CASCADE,
        CONSTRAINT review_assignments_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX review_assignments_account_id_idx ON review_assignments (account_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE review_assignments`);
  }
}
