import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who took a coupon back; null for coupons that an earlier version voided, which only administrators could do. */
export class VoidReason1795000001480 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE coupon_purchases ADD COLUMN void_reason text`);
    await queryRunner.query(`
      ALTER TABLE coupon_purchases ADD CONSTRAINT coupon_purchases_void_reason_check
        CHECK (void_reason IS NULL OR (void_reason IN ('ADMINISTRATOR', 'BUYER') AND voided_at IS NOT NULL)) NOT VALID`);
    await queryRunner.query(`ALTER TABLE coupon_purchases VALIDATE CONSTRAINT coupon_purchases_void_reason_check`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE coupon_purchases DROP COLUMN void_reason`);
  }
}
