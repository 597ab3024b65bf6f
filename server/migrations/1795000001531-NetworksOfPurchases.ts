import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keyed hashes of networks, kept for a day, so that one network cannot take all coupons of an offer at once. */
export class NetworksOfPurchases1795000001531 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE coupon_purchases ADD COLUMN network_hash text`);
    await queryRunner.query(`
      ALTER TABLE coupon_purchases ADD CONSTRAINT coupon_purchases_network_hash_check
        CHECK (network_hash ~ '^[0-9a-f]{64}$') NOT VALID`);
    await queryRunner.query(`ALTER TABLE coupon_purchases VALIDATE CONSTRAINT coupon_purchases_network_hash_check`);
    await queryRunner.query(`
      CREATE INDEX coupon_purchases_network_idx ON coupon_purchases (brochure_id, network_hash, purchased_at)
      WHERE network_hash IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE coupon_purchases DROP COLUMN network_hash`);
  }
}
