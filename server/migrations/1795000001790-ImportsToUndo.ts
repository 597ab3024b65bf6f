import type { MigrationInterface, QueryRunner } from 'typeorm';

const actions = (...more: string[]): string =>
  ['UPDATE', 'NUMBER', 'PUBLISH', 'ARCHIVE', 'UNARCHIVE', 'DELETE', 'RESTORE', ...more]
    .map((action) => `'${action}'`)
    .join(', ');

/** What an import changed is a bulk job, with its list of ads and its undo. Refused rows stay as a file. */
export class ImportsToUndo1795000001790 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE bulk_jobs DROP CONSTRAINT bulk_jobs_action_check,
      ADD CONSTRAINT bulk_jobs_action_check CHECK (action IN (${actions('IMPORT')})),
      ADD COLUMN file_name text`);
    await queryRunner.query(`ALTER TABLE brochure_imports
      ADD COLUMN refused_rows text,
      ADD COLUMN bulk_job_id integer`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE brochure_imports DROP COLUMN bulk_job_id, DROP COLUMN refused_rows`);
    await queryRunner.query(`DELETE FROM bulk_jobs WHERE action = 'IMPORT'`);
    await queryRunner.query(`ALTER TABLE bulk_jobs DROP COLUMN file_name, DROP CONSTRAINT bulk_jobs_action_check,
      ADD CONSTRAINT bulk_jobs_action_check CHECK (action IN (${actions()}))`);
  }
}
