import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Logos and icons of the site by their hash, and each version of its settings. */
export class SiteDrawingsAndVersions1795000001805 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE site_drawings (
        hash text NOT NULL,
        kind text NOT NULL,
        content bytea NOT NULL,
        picture bytea NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT site_drawings_pkey PRIMARY KEY (hash),
        CONSTRAINT site_drawings_hash_check CHECK (hash ~ '^[0-9a-f]{64}$'),
        CONSTRAINT site_drawings_kind_check CHECK (kind IN ('svg', 'png')),
        CONSTRAINT site_drawings_size_check CHECK (width >= 1 AND height >= 1)
      )`);
    await queryRunner.query(`
      CREATE TABLE site_settings_versions (
        version integer NOT NULL,
        "values" jsonb NOT NULL,
        changed_at timestamptz NOT NULL,
        changed_by_id integer NOT NULL,
        CONSTRAINT site_settings_versions_pkey PRIMARY KEY (version),
        CONSTRAINT site_settings_versions_version_check CHECK (version >= 1),
        CONSTRAINT site_settings_versions_changed_by_id_fkey
          FOREIGN KEY (changed_by_id) REFERENCES accounts (id) ON DELETE RESTRICT
      )`);
    await queryRunner.query(
      `CREATE INDEX site_settings_versions_changed_by_id_idx ON site_settings_versions (changed_by_id)`,
    );
    await queryRunner.query(`
      INSERT INTO site_settings_versions (version, "values", changed_at, changed_by_id)
      SELECT version, "values", updated_at, updated_by_id FROM site_settings`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE site_settings_versions`);
    await queryRunner.query(`DROP TABLE site_drawings`);
  }
}
