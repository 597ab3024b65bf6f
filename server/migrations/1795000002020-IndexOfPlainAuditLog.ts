import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The plain list of the log leaves out the lines of single ads of batches, which may be 100,000 in a row. */
export class IndexOfPlainAuditLog1795000002020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX audit_log_entries_plain_idx ON audit_log_entries (id)
      WHERE bulk_job_id IS NULL
        AND (entity_type <> 'Brochure' OR action <> ALL ('{archiveExpiredBrochures,importBrochures,syncAtdw}'::text[]))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX audit_log_entries_plain_idx');
  }
}
