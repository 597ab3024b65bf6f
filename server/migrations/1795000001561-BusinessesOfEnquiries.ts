import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a business says of itself when it asks to advertise, so that a vendor can be made of it. */
export class BusinessesOfEnquiries1795000001561 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE enquiries
        ADD COLUMN company_name text,
        ADD COLUMN abn text,
        ADD COLUMN phone_no text,
        ADD COLUMN terms_version text,
        ADD CONSTRAINT enquiries_company_name_check CHECK (char_length(company_name) BETWEEN 1 AND 200),
        ADD CONSTRAINT enquiries_abn_check CHECK (abn ~ '^[0-9]{11}$'),
        ADD CONSTRAINT enquiries_business_check
          CHECK (kind = 'ADVERTISE' OR num_nonnulls(company_name, abn, phone_no, terms_version) = 0)`);
    await queryRunner.query(`CREATE INDEX vendors_abn_idx ON vendors (abn) WHERE abn IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX vendors_abn_idx`);
    await queryRunner.query(`
      ALTER TABLE enquiries DROP COLUMN company_name, DROP COLUMN abn, DROP COLUMN phone_no, DROP COLUMN terms_version`);
  }
}
