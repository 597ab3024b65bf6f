import type { MigrationInterface, QueryRunner } from 'typeorm';

const earlierTypes = `'information', 'toilets', 'parking', 'beach'`;
const landmarks = `'attraction', 'museum', 'theatre', 'stadium', 'lighthouse', 'station', 'hospital'`;

/** Landmarks as facilities that maps name. */
export class Landmarks1795000002100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await this.allowTypes(queryRunner, `${earlierTypes}, ${landmarks}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM base_map_features WHERE facility IN (${landmarks})`);
    await this.allowTypes(queryRunner, earlierTypes);
  }

  private async allowTypes(queryRunner: QueryRunner, allowed: string): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE base_map_features DROP CONSTRAINT base_map_features_facility_check,
        ADD CONSTRAINT base_map_features_facility_check CHECK (facility IN (${allowed}))`);
  }
}
