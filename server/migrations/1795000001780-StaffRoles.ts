import type { MigrationInterface, QueryRunner } from 'typeorm';

const known = `('ADMINISTRATOR', 'EDITOR', 'REVIEWER', 'READER')`;

/** Logins and invitations of administrators have a role. All administrators so far may do everything. */
export class StaffRoles1795000001780 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE accounts ADD COLUMN staff_role text`);
    await queryRunner.query(`UPDATE accounts SET staff_role = 'ADMINISTRATOR' WHERE role = 'ADMINISTRATOR'`);
    // a process of the earlier version knows no such roles
    await queryRunner.query(`
      CREATE FUNCTION set_staff_role() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.staff_role := 'ADMINISTRATOR';
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER accounts_staff_role BEFORE INSERT ON accounts FOR EACH ROW
        WHEN (NEW.role = 'ADMINISTRATOR' AND NEW.staff_role IS NULL) EXECUTE FUNCTION set_staff_role()`);
    await queryRunner.query(`
      ALTER TABLE accounts ADD CONSTRAINT accounts_staff_role_check
        CHECK ((role = 'ADMINISTRATOR') = (staff_role IS NOT NULL) AND staff_role IN ${known})`);
    await queryRunner.query(`
      ALTER TABLE vendor_invitations ADD COLUMN staff_role text,
        ADD CONSTRAINT vendor_invitations_staff_role_check
          CHECK (staff_role IS NULL OR (vendor_id IS NULL AND staff_role IN ${known}))`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX vendor_invitations_staff_key ON vendor_invitations (email)
        WHERE staff_role IS NOT NULL AND used_at IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // an earlier version would let these logins do everything
    await queryRunner.query(`
      UPDATE accounts SET suspended_at = now(), token_version = token_version + 1
      WHERE staff_role <> 'ADMINISTRATOR' AND suspended_at IS NULL`);
    await queryRunner.query(`DELETE FROM vendor_invitations WHERE staff_role IS NOT NULL AND used_at IS NULL`);
    await queryRunner.query(`ALTER TABLE vendor_invitations DROP COLUMN staff_role`);
    await queryRunner.query(`DROP TRIGGER accounts_staff_role ON accounts`);
    await queryRunner.query(`DROP FUNCTION set_staff_role()`);
    await queryRunner.query(`ALTER TABLE accounts DROP COLUMN staff_role`);
  }
}
