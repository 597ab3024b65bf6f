import type { MigrationInterface, QueryRunner } from 'typeorm';

const actions = (...more: string[]): string =>
  ['UPDATE', 'NUMBER', 'PUBLISH', 'ARCHIVE', 'UNARCHIVE', 'DELETE', 'RESTORE', 'IMPORT', 'CELLS', ...more]
    .map((action) => `'${action}'`)
    .join(', ');

/** Approving many ads is a bulk job, whose rows know which version was seen. */
export class ApprovalsInBulk1795000001845 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE bulk_jobs DROP CONSTRAINT bulk_jobs_action_check,
      ADD CONSTRAINT bulk_jobs_action_check CHECK (action IN (${actions('APPROVE')}))`);
    await queryRunner.query('ALTER TABLE bulk_job_rows ADD COLUMN seen_submitted_at timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE bulk_job_rows DROP COLUMN seen_submitted_at');
    await queryRunner.query(`DELETE FROM bulk_jobs WHERE action = 'APPROVE'`);
    await queryRunner.query(`ALTER TABLE bulk_jobs DROP CONSTRAINT bulk_jobs_action_check,
      ADD CONSTRAINT bulk_jobs_action_check CHECK (action IN (${actions()}))`);
  }
}
