import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a company gets its letters; part of what it says about itself. */
export class VendorAddress1795000000310 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE vendors ADD postal_address text`);
    await queryRunner.query(
      `ALTER TABLE vendors ADD CONSTRAINT vendors_postal_address_check CHECK (char_length(postal_address) <= 300)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE vendors DROP COLUMN postal_address`);
  }
}
