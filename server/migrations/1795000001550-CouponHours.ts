import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a coupon can be used, as lists can filter it (the functions are those of opening hours), and as it was sold. */
const columns: readonly [name: string, type: string, expression: string][] = [
  ['coupon_week', 'int4multirange', 'opening_week(coupon_hours)'],
  ['coupon_exceptions', 'jsonb', 'opening_exceptions(coupon_hours)'],
];

export class CouponHours1795000001550 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['brochures', 'coupon_purchases']) {
      await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN coupon_hours text`);
      await queryRunner.query(`
        ALTER TABLE ${table} ADD CONSTRAINT ${table}_coupon_hours_check
          CHECK (char_length(coupon_hours) <= 500) NOT VALID`);
      await queryRunner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_coupon_hours_check`);
    }
    for (const [name, , expression] of columns) {
      await queryRunner.query(
        `INSERT INTO typeorm_metadata (database, schema, "table", type, name, value)
         VALUES (current_database(), current_schema(), 'brochures', 'GENERATED_COLUMN', $1, $2)`,
        [name, expression],
      );
    }
    const added = columns.map(([name, type, sql]) => `ADD COLUMN ${name} ${type} GENERATED ALWAYS AS (${sql}) STORED`);
    await queryRunner.query(`ALTER TABLE brochures ${added.join(', ')}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE brochures DROP COLUMN coupon_week, DROP COLUMN coupon_exceptions`);
    await queryRunner.query(
      `DELETE FROM typeorm_metadata WHERE "table" = 'brochures' AND type = 'GENERATED_COLUMN' AND name IN ('coupon_week', 'coupon_exceptions')`,
    );
    await queryRunner.query(`ALTER TABLE coupon_purchases DROP COLUMN coupon_hours`);
    await queryRunner.query(`ALTER TABLE brochures DROP COLUMN coupon_hours`);
  }
}
