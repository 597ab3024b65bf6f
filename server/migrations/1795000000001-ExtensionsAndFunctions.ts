import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the tables' generated columns stand on. The bodies are parsed when they are made, so they keep working when a
 * dump is restored under another search path.
 */
export class ExtensionsAndFunctions1795000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE EXTENSION IF NOT EXISTS cube`);
    await queryRunner.query(`CREATE EXTENSION IF NOT EXISTS btree_gist`);
    // a point on the sphere of mean radius 6371.0088 km: straight distances between such points are indexed by GiST
    await queryRunner.query(`
      CREATE FUNCTION sphere_point(latitude double precision, longitude double precision) RETURNS cube
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN cube(ARRAY[
          6371.0088 * cos(radians(latitude)) * cos(radians(longitude)),
          6371.0088 * cos(radians(latitude)) * sin(radians(longitude)),
          6371.0088 * sin(radians(latitude))
        ])`);
    // the extension unaccent is not immutable, so it cannot stand in a generated column
    await queryRunner.query(`
      CREATE FUNCTION fold_accents(value text) RETURNS text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN translate(value,
          'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýÿĀāĒēĪīŌōŪūŠšŽžČčĆć',
          'AAAAAACEEEEIIIINOOOOOOUUUUYaaaaaaceeeeiiiinoooooouuuuyyAaEeIiOoUuSsZzCcCc')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP FUNCTION fold_accents(text)`);
    await queryRunner.query(`DROP FUNCTION sphere_point(double precision, double precision)`);
    await queryRunner.query(`DROP EXTENSION btree_gist`);
    await queryRunner.query(`DROP EXTENSION cube`);
  }
}
