import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The order in which an area's streets index is read, page by page. */
export class OrderOfTheStreetsIndex1795000000150 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX street_index_entries_list_idx ON street_index_entries (map_area_id, lower(street_name), locality, id)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX street_index_entries_list_idx`);
  }
}
