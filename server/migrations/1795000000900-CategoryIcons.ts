import type { MigrationInterface, QueryRunner } from 'typeorm';

const known = [
  ...['CUP', 'SURFBOARD', 'BED', 'CAR', 'SIGNPOST', 'INFO', 'LEAF', 'SPANNER', 'BAG', 'SHAPES'],
  ...['SUN', 'HEART', 'TICKET', 'SHOP', 'COMPASS', 'CALENDAR', 'MAP', 'PIN', 'USER', 'DOCUMENT'],
];

/** The icons that these ten had by their codes until then. */
const usual = {
  FOOD_DRINK: 'CUP',
  ACTIVE: 'SURFBOARD',
  STAY: 'BED',
  HIRE_TSPT: 'CAR',
  TOURS: 'SIGNPOST',
  INFO: 'INFO',
  BEAUTY: 'LEAF',
  SERVICES: 'SPANNER',
  SHOP: 'BAG',
  OTHER: 'SHAPES',
};

/** The icon of a category is chosen by administrators. */
export class CategoryIcons1795000000900 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const list = known.map((icon) => `'${icon}'`).join(', ');
    await queryRunner.query(`
      ALTER TABLE categories ADD COLUMN own_icon text,
        ADD CONSTRAINT categories_own_icon_check CHECK (own_icon IN (${list}))`);
    await queryRunner.query(
      `UPDATE categories SET own_icon = usual.value FROM jsonb_each_text($1) usual WHERE categories.code = usual.key`,
      [JSON.stringify(usual)],
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE categories DROP COLUMN own_icon`);
  }
}
