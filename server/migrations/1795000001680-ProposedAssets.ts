import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that a vendor's change of a live ad adds or replaces wait beside those of the ad. */
export class ProposedAssets1795000001680 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE proposed_assets (
        id integer NOT NULL,
        revision_id integer NOT NULL,
        replaces_id integer,
        did text NOT NULL,
        type text NOT NULL,
        url text NOT NULL,
        sort_order integer NOT NULL DEFAULT 0,
        alt_text text,
        content_type text,
        byte_size integer,
        sha256 text,
        width integer,
        height integer,
        dominant_color text,
        rendition_widths integer[] NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT proposed_assets_pkey PRIMARY KEY (id),
        CONSTRAINT proposed_assets_did_check CHECK (did ~ '^[0-9A-Za-z_-]{12}$'),
        CONSTRAINT proposed_assets_type_check CHECK (type IN ('BROCHURE_IMAGE', 'BROCHURE_THUMBNAIL_IMAGE',
          'BROCHURE_PDF', 'BROCHURE_EXCEL', 'BROCHURE_WORD', 'BROCHURE_UNKNOWN')),
        CONSTRAINT proposed_assets_url_check CHECK (url ~ '^/files/' AND char_length(url) <= 2048),
        CONSTRAINT proposed_assets_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$' AND sha256 IS NOT NULL),
        CONSTRAINT proposed_assets_size_check
          CHECK (byte_size >= 0 AND width > 0 AND height > 0 AND (width IS NULL) = (height IS NULL)),
        CONSTRAINT proposed_assets_dominant_color_check CHECK (dominant_color ~ '^#[0-9a-f]{6}$'),
        CONSTRAINT proposed_assets_rendition_widths_check CHECK (0 < ALL (rendition_widths)),
        CONSTRAINT proposed_assets_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES brochure_revisions (id)
          ON DELETE CASCADE,
        CONSTRAINT proposed_assets_replaces_id_fkey FOREIGN KEY (replaces_id) REFERENCES assets (id) ON DELETE SET NULL
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX proposed_assets_did_key ON proposed_assets (did)`);
    await queryRunner.query(`CREATE INDEX proposed_assets_revision_id_idx ON proposed_assets (revision_id)`);
    await queryRunner.query(`CREATE UNIQUE INDEX proposed_assets_replaces_id_key ON proposed_assets (replaces_id)`);
    await queryRunner.query(`CREATE INDEX proposed_assets_sha256_idx ON proposed_assets (sha256)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE proposed_assets`);
  }
}
