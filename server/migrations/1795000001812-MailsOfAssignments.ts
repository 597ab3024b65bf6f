import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the assignee of a review was told; reviews that are assigned already need no mail any more. */
export class MailsOfAssignments1795000001812 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE review_assignments ADD COLUMN mailed_at timestamptz`);
    await queryRunner.query(`UPDATE review_assignments SET mailed_at = assigned_at`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE review_assignments DROP COLUMN mailed_at`);
  }
}
