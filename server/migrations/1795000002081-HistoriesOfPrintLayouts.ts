import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first version of a layout, by whose number the audit log names all versions of an area and format. */
export class HistoriesOfPrintLayouts1795000002081 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE print_layouts ADD COLUMN first_version_id integer');
    await queryRunner.query(`
      UPDATE print_layouts SET first_version_id = (
        SELECT min(first.id) FROM print_layouts first WHERE first.name IS NOT NULL
          AND (first.map_area_id, first.paper, first.orientation)
            = (print_layouts.map_area_id, print_layouts.paper, print_layouts.orientation))
      WHERE name IS NOT NULL`);
    await queryRunner.query('CREATE INDEX print_layouts_first_version_id_idx ON print_layouts (first_version_id, id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE print_layouts DROP COLUMN first_version_id');
  }
}
