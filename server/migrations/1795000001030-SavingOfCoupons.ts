import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A coupon keeps what proves its saving, so that a later change of the ad neither adds one nor takes it away. */
export class SavingOfCoupons1795000001030 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE coupon_purchases
        ADD COLUMN normal_price_since date,
        ADD COLUMN offer_starts_on date,
        ADD COLUMN coupons_unlimited boolean NOT NULL DEFAULT false`);
    await queryRunner.query(`
      UPDATE coupon_purchases SET normal_price_since = ad.normal_price_since, coupons_unlimited = ad.coupons_unlimited,
        offer_starts_on = coalesce(ad.valid_from, (ad.published_at AT TIME ZONE ad.time_zone)::date)
      FROM brochures ad WHERE ad.id = brochure_id`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE coupon_purchases DROP COLUMN normal_price_since, DROP COLUMN offer_starts_on, DROP COLUMN coupons_unlimited`);
  }
}
