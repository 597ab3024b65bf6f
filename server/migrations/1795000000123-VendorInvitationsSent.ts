import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When and how often an invitation was sent, and whether it overrides a termination. */
export class VendorInvitationsSent1795000000123 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE vendor_invitations ADD sent_at timestamptz`);
    await queryRunner.query(`UPDATE vendor_invitations SET sent_at = created_at`);
    await queryRunner.query(`ALTER TABLE vendor_invitations ALTER sent_at SET NOT NULL`);
    await queryRunner.query(`ALTER TABLE vendor_invitations ADD sent_count integer NOT NULL DEFAULT 1`);
    await queryRunner.query(`ALTER TABLE vendor_invitations ADD termination_overridden boolean NOT NULL DEFAULT false`);
    await queryRunner.query(
      `ALTER TABLE vendor_invitations ADD CONSTRAINT vendor_invitations_sent_count_check CHECK (sent_count >= 1)`,
    );
    await queryRunner.query(`CREATE INDEX vendor_invitations_vendor_id_idx ON vendor_invitations (vendor_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX vendor_invitations_vendor_id_idx`);
    await queryRunner.query(`ALTER TABLE vendor_invitations DROP CONSTRAINT vendor_invitations_sent_count_check`);
    await queryRunner.query(`ALTER TABLE vendor_invitations DROP COLUMN termination_overridden`);
    await queryRunner.query(`ALTER TABLE vendor_invitations DROP COLUMN sent_count`);
    await queryRunner.query(`ALTER TABLE vendor_invitations DROP COLUMN sent_at`);
  }
}
