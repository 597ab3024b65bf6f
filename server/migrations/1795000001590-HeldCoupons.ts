import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Coupons that wait for their buyer's confirmation, and how many purchases the pace of a network refused. */
export class HeldCoupons1795000001590 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE coupon_purchases ADD COLUMN held_until timestamptz, ADD COLUMN confirmed_at timestamptz`);
    await queryRunner.query(`
      ALTER TABLE coupon_purchases
        DROP CONSTRAINT coupon_purchases_void_reason_check,
        ADD CONSTRAINT coupon_purchases_void_reason_check CHECK (void_reason IS NULL
          OR (void_reason IN ('ADMINISTRATOR', 'BUYER', 'UNCONFIRMED') AND voided_at IS NOT NULL)) NOT VALID,
        ADD CONSTRAINT coupon_purchases_confirmed_check
          CHECK (confirmed_at IS NULL OR held_until IS NOT NULL) NOT VALID,
        ADD CONSTRAINT coupon_purchases_held_check
          CHECK (redeemed_at IS NULL OR held_until IS NULL OR confirmed_at IS NOT NULL) NOT VALID`);
    for (const constraint of ['void_reason', 'confirmed', 'held']) {
      await queryRunner.query(`ALTER TABLE coupon_purchases VALIDATE CONSTRAINT coupon_purchases_${constraint}_check`);
    }
    await queryRunner.query(`
      CREATE INDEX coupon_purchases_unconfirmed_idx ON coupon_purchases (held_until)
        WHERE held_until IS NOT NULL AND confirmed_at IS NULL AND voided_at IS NULL`);
    await queryRunner.query(`
      CREATE INDEX coupon_purchases_held_idx ON coupon_purchases (brochure_id) WHERE held_until IS NOT NULL`);
    await queryRunner.query(`
      CREATE TABLE coupon_refusals (
        brochure_id integer NOT NULL,
        day date NOT NULL,
        refused integer NOT NULL,
        CONSTRAINT coupon_refusals_pkey PRIMARY KEY (brochure_id, day),
        CONSTRAINT coupon_refusals_refused_check CHECK (refused > 0),
        CONSTRAINT coupon_refusals_brochure_id_fkey FOREIGN KEY (brochure_id) REFERENCES brochures (id) ON DELETE CASCADE
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE coupon_refusals`);
    await queryRunner.query(`UPDATE coupon_purchases SET void_reason = NULL WHERE void_reason = 'UNCONFIRMED'`);
    // an earlier version would redeem them
    await queryRunner.query(`
      WITH returned AS (
        UPDATE coupon_purchases SET voided_at = now()
        WHERE held_until IS NOT NULL AND confirmed_at IS NULL AND voided_at IS NULL RETURNING brochure_id
      ), counted AS (SELECT brochure_id, count(*)::integer AS places FROM returned GROUP BY brochure_id)
      UPDATE brochures SET number_of_coupons_purchased = number_of_coupons_purchased - places
      FROM counted WHERE id = brochure_id`);
    await queryRunner.query(`
      ALTER TABLE coupon_purchases
        DROP CONSTRAINT coupon_purchases_void_reason_check,
        ADD CONSTRAINT coupon_purchases_void_reason_check
          CHECK (void_reason IS NULL OR (void_reason IN ('ADMINISTRATOR', 'BUYER') AND voided_at IS NOT NULL))`);
    await queryRunner.query(`ALTER TABLE coupon_purchases DROP COLUMN held_until, DROP COLUMN confirmed_at`);
  }
}
