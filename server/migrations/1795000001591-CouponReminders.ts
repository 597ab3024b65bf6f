import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Coupons whose buyers want to be reminded of the last day. */
export class CouponReminders1795000001591 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE coupon_purchases ADD COLUMN remind boolean NOT NULL DEFAULT false`);
    await queryRunner.query(`CREATE INDEX coupon_purchases_remind_idx ON coupon_purchases (valid_to) WHERE remind`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE coupon_purchases DROP COLUMN remind`);
  }
}
