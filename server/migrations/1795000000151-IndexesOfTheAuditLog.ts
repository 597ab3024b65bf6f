import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log is read by who did something and by what was done, newest first. */
export class IndexesOfTheAuditLog1795000000151 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX audit_log_entries_actor_idx ON audit_log_entries (actor_account_id, id)`);
    await queryRunner.query(`CREATE INDEX audit_log_entries_action_idx ON audit_log_entries (action, id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX audit_log_entries_action_idx`);
    await queryRunner.query(`DROP INDEX audit_log_entries_actor_idx`);
  }
}
