import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Logins and invitations of a vendor have a role. All that are there may do everything, so they are owners. */
export class VendorRoles1795000001620 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE accounts ADD COLUMN vendor_role text`);
    await queryRunner.query(`UPDATE accounts SET vendor_role = 'OWNER' WHERE role = 'VENDOR'`);
    // a process of the earlier version knows no such roles
    await queryRunner.query(`
      CREATE FUNCTION set_vendor_role() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.vendor_role := 'OWNER';
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER accounts_vendor_role BEFORE INSERT ON accounts FOR EACH ROW
        WHEN (NEW.role = 'VENDOR' AND NEW.vendor_role IS NULL) EXECUTE FUNCTION set_vendor_role()`);
    await queryRunner.query(`
      ALTER TABLE accounts ADD CONSTRAINT accounts_vendor_role_check
        CHECK ((role = 'VENDOR') = (vendor_role IS NOT NULL) AND vendor_role IN ('OWNER', 'EDITOR', 'TILL'))`);
    await queryRunner.query(`
      ALTER TABLE vendor_invitations ADD COLUMN vendor_role text NOT NULL DEFAULT 'OWNER',
        ADD CONSTRAINT vendor_invitations_vendor_role_check CHECK (vendor_role IN ('OWNER', 'EDITOR', 'TILL'))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // an earlier version would open the ads to logins of a till: only owners and editors could write them
    await queryRunner.query(`
      UPDATE accounts SET suspended_at = now(), token_version = token_version + 1
      WHERE vendor_role = 'TILL' AND suspended_at IS NULL`);
    await queryRunner.query(`DELETE FROM vendor_invitations WHERE vendor_role = 'TILL' AND used_at IS NULL`);
    await queryRunner.query(`ALTER TABLE vendor_invitations DROP COLUMN vendor_role`);
    await queryRunner.query(`DROP TRIGGER accounts_vendor_role ON accounts`);
    await queryRunner.query(`DROP FUNCTION set_vendor_role()`);
    await queryRunner.query(`ALTER TABLE accounts DROP COLUMN vendor_role`);
  }
}
