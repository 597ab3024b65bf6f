import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = `kind IN ('TERMS', 'PRIVACY', 'COLLECTION', 'ADVERTISING')`;

/** Published versions of legal texts, which never change, and their drafts. */
export class LegalTexts1795000001806 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE legal_versions (
        kind text NOT NULL,
        number integer NOT NULL,
        text text NOT NULL,
        valid_from date NOT NULL,
        published_at timestamptz NOT NULL,
        published_by_id integer,
        CONSTRAINT legal_versions_pkey PRIMARY KEY (kind, number),
        CONSTRAINT legal_versions_valid_from_key UNIQUE (kind, valid_from),
        CONSTRAINT legal_versions_kind_check CHECK (${kinds}),
        CONSTRAINT legal_versions_number_check CHECK (number >= 1),
        CONSTRAINT legal_versions_published_by_id_fkey
          FOREIGN KEY (published_by_id) REFERENCES accounts (id) ON DELETE RESTRICT
      )`);
    await queryRunner.query(`CREATE INDEX legal_versions_published_by_id_idx ON legal_versions (published_by_id)`);
    await queryRunner.query(`
      CREATE TABLE legal_drafts (
        kind text NOT NULL,
        text text NOT NULL,
        version integer NOT NULL,
        changed_at timestamptz NOT NULL,
        changed_by_id integer NOT NULL,
        CONSTRAINT legal_drafts_pkey PRIMARY KEY (kind),
        CONSTRAINT legal_drafts_kind_check CHECK (${kinds}),
        CONSTRAINT legal_drafts_changed_by_id_fkey
          FOREIGN KEY (changed_by_id) REFERENCES accounts (id) ON DELETE RESTRICT
      )`);
    await queryRunner.query(`CREATE INDEX legal_drafts_changed_by_id_idx ON legal_drafts (changed_by_id)`);
    await queryRunner.query(`ALTER TABLE coupon_purchases ADD COLUMN terms_version text`);
    await queryRunner.query(`
      CREATE FUNCTION refuse_changed_legal_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'Published legal texts never change.';
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER legal_versions_stay BEFORE UPDATE OF kind, number, text, valid_from ON legal_versions
        FOR EACH ROW EXECUTE FUNCTION refuse_changed_legal_version()`);
    // pages with legal texts are cached (see PublicChanges)
    await queryRunner.query(`
      CREATE TRIGGER legal_versions_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON legal_versions
        FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE legal_drafts`);
    await queryRunner.query(`DROP TABLE legal_versions`);
    await queryRunner.query(`DROP FUNCTION refuse_changed_legal_version()`);
    await queryRunner.query(`ALTER TABLE coupon_purchases DROP COLUMN terms_version`);
  }
}
