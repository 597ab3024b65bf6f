import type { MigrationInterface, QueryRunner } from 'typeorm';

const live = `WHERE status = 'PUBLISHED' AND record_status`;
const publicOrder = `coalesce(ad_index, 2147483647), coalesce((-(valid_from - DATE '2000-01-01')), 2147483647), (-id)`;

const hosts = `ARRAY[substring(lower(www_url) from '^https?://([^/?#]+)'), substring(lower(google_ad_url) from '^https?://([^/?#]+)'), substring(lower(flipbook_url) from '^https?://([^/?#]+)')]`;

/**
 * The public lists are found in their indexes alone, whatever they are filtered by: the columns behind the expressions
 * have to stand there as well, or PostgreSQL fetches every ad that it looks at (docs/performance.md).
 */
export class ListsFromIndexesAlone1795000000820 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const looked = `id, ad_index, valid_from, type, visible_from, visible_until, category_ids`;
    await queryRunner.query(`DROP INDEX brochures_public_list_idx, brochures_area_list_idx`);
    await queryRunner.query(
      `CREATE INDEX brochures_public_list_idx ON brochures (${publicOrder}) INCLUDE (${looked}, map_area_id) ${live}`,
    );
    await queryRunner.query(
      `CREATE INDEX brochures_area_list_idx ON brochures (map_area_id, ${publicOrder}) INCLUDE (${looked}) ${live}`,
    );
    // lists took this one for a short way to all published ads, and read it whole
    await queryRunner.query(`DROP INDEX brochures_outward_hosts_idx`);
    await queryRunner.query(
      `CREATE INDEX brochures_outward_hosts_idx ON brochures USING gin ((${hosts}))
         ${live} AND coalesce(www_url, google_ad_url, flipbook_url) IS NOT NULL`,
    );
    // an index answers alone for pages whose rows vacuum has seen since they were last changed, if only by a counted view
    await queryRunner.query(`ALTER TABLE brochures SET (autovacuum_vacuum_scale_factor = 0.02)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE brochures RESET (autovacuum_vacuum_scale_factor)`);
    await queryRunner.query(`DROP INDEX brochures_outward_hosts_idx`);
    await queryRunner.query(`CREATE INDEX brochures_outward_hosts_idx ON brochures USING gin ((${hosts})) ${live}`);
    await queryRunner.query(`DROP INDEX brochures_public_list_idx, brochures_area_list_idx`);
    await queryRunner.query(`CREATE INDEX brochures_public_list_idx ON brochures (${publicOrder}) ${live}`);
    await queryRunner.query(
      `CREATE INDEX brochures_area_list_idx ON brochures (map_area_id, ${publicOrder})
         INCLUDE (type, visible_from, visible_until) ${live}`,
    );
  }
}
