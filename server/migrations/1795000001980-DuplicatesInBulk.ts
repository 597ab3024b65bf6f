import type { MigrationInterface, QueryRunner } from 'typeorm';

const actions = (...more: string[]): string =>
  ['UPDATE', 'NUMBER', 'PUBLISH', 'ARCHIVE', 'UNARCHIVE', 'DELETE', 'RESTORE', 'IMPORT', 'CELLS', 'APPROVE', ...more]
    .map((action) => `'${action}'`)
    .join(', ');

/** Deciding about many suspected duplicates is a bulk job, whose rows are about two ads. */
export class DuplicatesInBulk1795000001980 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE bulk_jobs DROP CONSTRAINT bulk_jobs_action_check,
      ADD CONSTRAINT bulk_jobs_action_check CHECK (action IN (${actions('MERGE', 'KEEP_BOTH')}))`);
    await queryRunner.query(`ALTER TABLE bulk_job_rows
      ADD COLUMN other_brochure_id integer,
      ADD COLUMN other_title text,
      ADD COLUMN other_version integer,
      ADD COLUMN refusal text,
      ADD CONSTRAINT bulk_job_rows_other_brochure_id_fkey
        FOREIGN KEY (other_brochure_id) REFERENCES brochures (id) ON DELETE CASCADE`);
    await queryRunner.query(`CREATE INDEX bulk_job_rows_other_brochure_id_idx ON bulk_job_rows (other_brochure_id)
      WHERE other_brochure_id IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM bulk_jobs WHERE action IN ('MERGE', 'KEEP_BOTH')`);
    await queryRunner.query(`ALTER TABLE bulk_job_rows
      DROP COLUMN refusal, DROP COLUMN other_version, DROP COLUMN other_title, DROP COLUMN other_brochure_id`);
    await queryRunner.query(`ALTER TABLE bulk_jobs DROP CONSTRAINT bulk_jobs_action_check,
      ADD CONSTRAINT bulk_jobs_action_check CHECK (action IN (${actions()}))`);
  }
}
