import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The history of an ad has the lines of its proposals too; what was deleted is listed by its kind. */
export class IndexesOfHistories1795000002005 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX audit_log_entries_proposals_idx
      ON audit_log_entries ((coalesce(after ->> 'brochureId', before ->> 'brochureId')), id)
      WHERE entity_type IN ('BrochureRevision', 'ArchiveRequest')`);
    await queryRunner.query(`CREATE INDEX audit_log_entries_deletions_idx
      ON audit_log_entries (entity_type, id) WHERE before IS NOT NULL AND after IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX audit_log_entries_deletions_idx`);
    await queryRunner.query(`DROP INDEX audit_log_entries_proposals_idx`);
  }
}
