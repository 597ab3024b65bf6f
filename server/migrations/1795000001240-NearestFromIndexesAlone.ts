import type { MigrationInterface, QueryRunner } from 'typeorm';

const live = `WHERE status = 'PUBLISHED' AND record_status`;

/**
 * The nearest ads are found in their indexes alone: an index that answers a list alone is cheap enough that PostgreSQL
 * prefers it for any number of ads (docs/performance.md).
 */
export class NearestFromIndexesAlone1795000001240 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const filtered = `id, type, visible_from, visible_until, category_ids`;
    await replaceIndexes(queryRunner, `INCLUDE (${filtered}, map_area_id)`, `INCLUDE (${filtered})`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await replaceIndexes(queryRunner, '', '');
  }
}

async function replaceIndexes(queryRunner: QueryRunner, include: string, includeOfArea: string): Promise<void> {
  await queryRunner.query(`DROP INDEX brochures_geo_idx, brochures_area_geo_idx`);
  await queryRunner.query(`CREATE INDEX brochures_geo_idx ON brochures USING gist (geo) ${include} ${live}`);
  await queryRunner.query(
    `CREATE INDEX brochures_area_geo_idx ON brochures USING gist (map_area_id, geo) ${includeOfArea} ${live}`,
  );
}
