import type { MigrationInterface, QueryRunner } from 'typeorm';

const business = (columns: string) => `ALTER TABLE enquiries DROP CONSTRAINT enquiries_business_check,
  ADD CONSTRAINT enquiries_business_check CHECK (kind = 'ADVERTISE' OR num_nonnulls(${columns}) = 0)`;
const columns = 'company_name, abn, phone_no, terms_version';

/** Which version of the conditions for advertisers somebody has accepted with the terms. */
export class AcceptedConditions1795000001846 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE accounts ADD COLUMN advertising_version text');
    await queryRunner.query('ALTER TABLE enquiries ADD COLUMN advertising_version text');
    await queryRunner.query(business(`${columns}, advertising_version`));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(business(columns));
    await queryRunner.query('ALTER TABLE enquiries DROP COLUMN advertising_version');
    await queryRunner.query('ALTER TABLE accounts DROP COLUMN advertising_version');
  }
}
