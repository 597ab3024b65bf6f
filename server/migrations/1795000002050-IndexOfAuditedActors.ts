import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log of a person leaves the lines of bulk jobs out, which may be a hundred thousand at a time. */
export class IndexOfAuditedActors1795000002050 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX audit_log_entries_actor_list_idx
      ON audit_log_entries (actor_account_id, id) WHERE bulk_job_id IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX audit_log_entries_actor_list_idx');
  }
}
