import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What administrators set about the site, in one row. */
export class SiteSettings1795000001792 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE site_settings (
        id integer NOT NULL,
        "values" jsonb NOT NULL,
        version integer NOT NULL,
        updated_at timestamptz NOT NULL,
        updated_by_id integer NOT NULL,
        CONSTRAINT site_settings_pkey PRIMARY KEY (id),
        CONSTRAINT site_settings_id_check CHECK (id = 1),
        CONSTRAINT site_settings_version_check CHECK (version >= 1),
        CONSTRAINT site_settings_updated_by_id_fkey
          FOREIGN KEY (updated_by_id) REFERENCES accounts (id) ON DELETE RESTRICT
      )`);
    await queryRunner.query(`CREATE INDEX site_settings_updated_by_id_idx ON site_settings (updated_by_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE site_settings`);
  }
}
