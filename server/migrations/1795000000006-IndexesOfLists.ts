import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The indexes that lists were measured with (docs/performance.md). Their expressions are those of the sort keys in
 * `server/shared/paging/alignSortKeys.ts`: all of a list's keys run upward, so that paging is one comparison of rows.
 * That takes the place of two sort columns.
 */
export class IndexesOfLists1795000000006 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const live = `WHERE status = 'PUBLISHED' AND record_status`;
    const publicOrder = `coalesce(ad_index, 2147483647), coalesce((-(valid_from - DATE '2000-01-01')), 2147483647), (-id)`;
    await queryRunner.query(`DROP INDEX brochures_public_list_idx`);
    await queryRunner.query(`DROP INDEX brochures_admin_list_idx`);
    await queryRunner.query(`DROP INDEX brochures_category_id_idx`);
    await queryRunner.query(`DROP INDEX brochure_categories_category_id_idx`);
    await queryRunner.query(`ALTER TABLE brochures DROP COLUMN ad_index_sort_key, DROP COLUMN valid_from_sort_key`);
    await queryRunner.query(
      `DELETE FROM typeorm_metadata WHERE "table" = 'brochures' AND type = 'GENERATED_COLUMN' AND name IN ('ad_index_sort_key', 'valid_from_sort_key')`,
    );
    // the title's sort key stands in an index, whose entries may not grow without bound
    await queryRunner.query(
      `ALTER TABLE brochures ADD CONSTRAINT brochures_company_name_check CHECK (char_length(company_name) <= 200)`,
    );

    await queryRunner.query(`CREATE INDEX brochures_public_list_idx ON brochures (${publicOrder}) ${live}`);
    await queryRunner.query(
      `CREATE INDEX brochures_area_list_idx ON brochures (map_area_id, ${publicOrder})
         INCLUDE (type, visible_from, visible_until) ${live}`,
    );
    await queryRunner.query(`CREATE INDEX brochures_area_geo_idx ON brochures USING gist (map_area_id, geo) ${live}`);
    await queryRunner.query(`CREATE INDEX brochures_box_idx ON brochures (latitude, longitude) ${live}`);
    // everything that administrators sort by and that counts look at, far narrower than the ads themselves; the view
    // count stays out, because an indexed counter would make every counted view rewrite all index entries of its ad
    await queryRunner.query(
      `CREATE INDEX brochures_list_idx ON brochures (status, type, id)
         INCLUDE (ad_index, valid_from, title_sort_key, category_id, category_ids, map_area_id, visible_from, visible_until)
         WHERE record_status`,
    );
    // whether a category has anything to show
    await queryRunner.query(
      `CREATE INDEX brochures_category_id_idx ON brochures (category_id)
         INCLUDE (status, record_status, type, visible_from, visible_until)`,
    );
    await queryRunner.query(
      `CREATE INDEX brochure_categories_category_id_idx ON brochure_categories (category_id, brochure_id)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const live = `WHERE status = 'PUBLISHED' AND record_status`;
    await queryRunner.query(`DROP INDEX brochure_categories_category_id_idx`);
    await queryRunner.query(`CREATE INDEX brochure_categories_category_id_idx ON brochure_categories (category_id)`);
    for (const name of ['public_list', 'area_list', 'area_geo', 'box', 'list', 'category_id']) {
      await queryRunner.query(`DROP INDEX brochures_${name}_idx`);
    }
    await queryRunner.query(`CREATE INDEX brochures_category_id_idx ON brochures (category_id)`);
    await queryRunner.query(`ALTER TABLE brochures DROP CONSTRAINT brochures_company_name_check`);
    for (const [name, type, expression] of [
      ['ad_index_sort_key', 'integer', 'coalesce(ad_index, 9999)'],
      ['valid_from_sort_key', 'date', `coalesce(valid_from, '-infinity')`],
    ]) {
      await queryRunner.query(
        `INSERT INTO typeorm_metadata (database, schema, "table", type, name, value)
         VALUES (current_database(), current_schema(), 'brochures', 'GENERATED_COLUMN', $1, $2)`,
        [name, expression],
      );
      await queryRunner.query(
        `ALTER TABLE brochures ADD COLUMN ${name} ${type} GENERATED ALWAYS AS (${expression}) STORED NOT NULL`,
      );
    }
    await queryRunner.query(
      `CREATE INDEX brochures_public_list_idx ON brochures (ad_index_sort_key, valid_from_sort_key DESC, id DESC) ${live}`,
    );
    await queryRunner.query(`CREATE INDEX brochures_admin_list_idx ON brochures (status, id DESC) WHERE record_status`);
  }
}
