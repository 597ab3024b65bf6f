import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = `'LAND', 'PARK', 'BEACH', 'WATER', 'BUILDING', 'SUBURB', 'RAILWAY', 'FERRY', 'STREET'`;
const earlierKinds = `'LAND', 'PARK', 'WATER', 'SUBURB', 'STREET'`;

/** Beaches, buildings, railways and ferries on maps, the class of a road, and its route number. */
export class ClassesOfMapFeatures1795000001855 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE base_map_features
        ADD road_class text,
        ADD route_number text NOT NULL DEFAULT '',
        ADD CONSTRAINT base_map_features_road_class_check CHECK (
          road_class IN ('motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'minor', 'service', 'path')),
        ADD CONSTRAINT base_map_features_route_number_check CHECK (char_length(route_number) <= 8)`);
    await this.allowKinds(queryRunner, kinds);
    await queryRunner.query(`DROP INDEX base_map_features_source_idx`);
    // the largest piece of a lake or park of one name has its name
    await queryRunner.query(`CREATE INDEX base_map_features_source_idx ON base_map_features (source_id, kind, name)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM base_map_features WHERE kind NOT IN (${earlierKinds})`);
    await queryRunner.query(`DELETE FROM street_imports WHERE kind NOT IN (${earlierKinds})`);
    await this.allowKinds(queryRunner, earlierKinds);
    await queryRunner.query(`DROP INDEX base_map_features_source_idx`);
    await queryRunner.query(`CREATE INDEX base_map_features_source_idx ON base_map_features (source_id, kind)`);
    await queryRunner.query(`ALTER TABLE base_map_features DROP COLUMN road_class, DROP COLUMN route_number`);
  }

  private async allowKinds(queryRunner: QueryRunner, allowed: string): Promise<void> {
    for (const table of ['base_map_features', 'street_imports']) {
      await queryRunner.query(`
        ALTER TABLE ${table} DROP CONSTRAINT ${table}_kind_check,
          ADD CONSTRAINT ${table}_kind_check CHECK (kind IN (${allowed}))`);
    }
  }
}
