import type { MigrationInterface, QueryRunner } from 'typeorm';

const actions = (...more: string[]): string =>
  ['UPDATE', 'NUMBER', 'PUBLISH', 'ARCHIVE', 'UNARCHIVE', 'DELETE', 'RESTORE', 'IMPORT', ...more]
    .map((action) => `'${action}'`)
    .join(', ');

/** Cells of many ads are a bulk job, in which each ad has values of its own. */
export class CellEdits1795000001800 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE bulk_jobs DROP CONSTRAINT bulk_jobs_action_check,
      ADD CONSTRAINT bulk_jobs_action_check CHECK (action IN (${actions('CELLS')}))`);
    await queryRunner.query(`ALTER TABLE bulk_job_rows ADD COLUMN wanted jsonb, ADD COLUMN seen_version integer`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE bulk_job_rows DROP COLUMN seen_version, DROP COLUMN wanted`);
    await queryRunner.query(`DELETE FROM bulk_jobs WHERE action = 'CELLS'`);
    await queryRunner.query(`ALTER TABLE bulk_jobs DROP CONSTRAINT bulk_jobs_action_check,
      ADD CONSTRAINT bulk_jobs_action_check CHECK (action IN (${actions()}))`);
  }
}
