import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Logins of a company suspend each other; who did it decides who may undo it. */
export class ColleaguesOfACompany1795000000861 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE accounts ADD suspended_by_company boolean NOT NULL DEFAULT false`);
    await queryRunner.query(
      `ALTER TABLE accounts ADD CONSTRAINT accounts_suspended_by_company_check
         CHECK (NOT suspended_by_company OR (suspended_at IS NOT NULL AND role = 'VENDOR'))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE accounts DROP CONSTRAINT accounts_suspended_by_company_check`);
    await queryRunner.query(`ALTER TABLE accounts DROP COLUMN suspended_by_company`);
  }
}
