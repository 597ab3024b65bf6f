import type { MigrationInterface, QueryRunner } from 'typeorm';

const earlierKinds = `'LAND', 'PARK', 'BEACH', 'WATER', 'BUILDING', 'SUBURB', 'RAILWAY', 'FERRY', 'STREET'`;
const kinds = `${earlierKinds}, 'FACILITY'`;

/** Toilets, parking, information and beaches of printed maps. */
export class Facilities1795000001941 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await this.allowKinds(queryRunner, kinds);
    await queryRunner.query(`
      ALTER TABLE base_map_features ADD facility text,
        ADD CONSTRAINT base_map_features_facility_check CHECK (
          facility IN ('information', 'toilets', 'parking', 'beach')),
        ADD CONSTRAINT base_map_features_facility_kind_check CHECK (
          (facility IS NOT NULL) = (kind = 'FACILITY'))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM base_map_features WHERE kind = 'FACILITY'`);
    await queryRunner.query(`DELETE FROM street_imports WHERE kind = 'FACILITY'`);
    await queryRunner.query(`ALTER TABLE base_map_features DROP COLUMN facility`);
    await this.allowKinds(queryRunner, earlierKinds);
  }

  private async allowKinds(queryRunner: QueryRunner, allowed: string): Promise<void> {
    for (const table of ['base_map_features', 'street_imports']) {
      await queryRunner.query(`
        ALTER TABLE ${table} DROP CONSTRAINT ${table}_kind_check,
          ADD CONSTRAINT ${table}_kind_check CHECK (kind IN (${allowed}))`);
    }
  }
}
