import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All coupons of one e-mail address, for administrators. */
export class CouponsOfABuyer1795000000110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX coupon_purchases_buyer_idx ON coupon_purchases (lower(email), id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX coupon_purchases_buyer_idx`);
  }
}
