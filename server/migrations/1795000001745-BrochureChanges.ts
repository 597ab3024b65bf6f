import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['assets', 'brochure_categories'];

/** Names that the public sees with an ad: the kind of their place in the feed, and the columns that are shown. */
const named = [
  { table: 'vendors', kind: 'VENDOR', columns: ['company_name'] },
  { table: 'categories', kind: 'CATEGORY', columns: ['name', 'code', 'parent_id', 'own_icon'] },
  { table: 'map_areas', kind: 'MAP_AREA', columns: ['name', 'code', 'did', 'state'] },
];

/**
 * The place of each public ad in the feed of changes: the transaction of its last change. An ad that has left keeps its
 * place as a tombstone. A company, category or area whose name changed has one place for all its ads.
 */
export class BrochureChanges1795000001745 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE brochure_changes (
        kind text NOT NULL,
        subject_id integer NOT NULL,
        type text,
        did text,
        xid xid8 NOT NULL,
        changed_at timestamptz NOT NULL,
        CONSTRAINT brochure_changes_pkey PRIMARY KEY (kind, subject_id),
        CONSTRAINT brochure_changes_kind_check CHECK (kind IN ('BROCHURE', 'CATEGORY', 'MAP_AREA', 'VENDOR')),
        CONSTRAINT brochure_changes_ad_check
          CHECK ((kind = 'BROCHURE') = (type IS NOT NULL) AND (type IS NULL) = (did IS NULL))
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX brochure_changes_order_idx ON brochure_changes (xid, kind, subject_id)`,
    );
    await queryRunner.query(`CREATE INDEX brochure_changes_changed_at_idx ON brochure_changes (changed_at)`);
    // moment: ads are inside their dates as of it; noted_until: up to which moment starts and ends have a place
    await queryRunner.query(`
      CREATE TABLE brochure_change_state (
        id boolean NOT NULL DEFAULT true,
        feed text NOT NULL,
        identity text,
        moment timestamptz NOT NULL,
        noted_until timestamptz NOT NULL,
        forgotten_xid xid8 NOT NULL,
        CONSTRAINT brochure_change_state_pkey PRIMARY KEY (id),
        CONSTRAINT brochure_change_state_check CHECK (id)
      )`);
    // without an identity: the first reader or job gives every public ad its place
    await queryRunner.query(`
      INSERT INTO brochure_change_state (feed, moment, noted_until, forgotten_xid)
      VALUES ('none', '-infinity', '-infinity', '0')`);

    await queryRunner.query(`
      CREATE FUNCTION note_brochure_change(of_kind text, of_id integer, of_type text, of_did text)
      RETURNS void LANGUAGE sql AS $$
        INSERT INTO brochure_changes AS c (kind, subject_id, type, did, xid, changed_at)
        VALUES (of_kind, of_id, of_type, of_did, pg_current_xact_id(), now())
        ON CONFLICT (kind, subject_id) DO UPDATE
          SET type = excluded.type, did = excluded.did, xid = excluded.xid, changed_at = excluded.changed_at
          WHERE c.xid <> excluded.xid
      $$`);
    await queryRunner.query(`
      CREATE FUNCTION note_brochure_update() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM note_brochure_change('BROCHURE', OLD.id, OLD.type, OLD.did);
        RETURN NULL;
      END $$`);
    // `touched` has rows with brochure_id; ads that are not published have no place
    await queryRunner.query(`
      CREATE FUNCTION note_brochure_parts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM note_brochure_change('BROCHURE', b.id, b.type, b.did) FROM brochures b
        WHERE b.id IN (SELECT brochure_id FROM touched) AND b.record_status AND b.status = 'PUBLISHED';
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE FUNCTION note_added_brochures() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM note_brochure_change('BROCHURE', b.id, b.type, b.did) FROM added b
        WHERE b.record_status AND b.status = 'PUBLISHED';
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE FUNCTION note_named_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM note_brochure_change(TG_ARGV[0], NEW.id, NULL, NULL);
        RETURN NULL;
      END $$`);

    await queryRunner.query(`
      CREATE TRIGGER brochures_feed_insert AFTER INSERT ON brochures REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION note_added_brochures()`);
    const isPublished = (row: string) => `(${row}.record_status AND ${row}.status = 'PUBLISHED')`;
    // a counted view is no change
    await queryRunner.query(`
      CREATE TRIGGER brochures_feed_update AFTER UPDATE ON brochures FOR EACH ROW
        WHEN ((${isPublished('OLD')} OR ${isPublished('NEW')})
          AND (OLD.detail_views_count = NEW.detail_views_count OR OLD.updated_at IS DISTINCT FROM NEW.updated_at))
        EXECUTE FUNCTION note_brochure_update()`);
    await queryRunner.query(`
      CREATE TRIGGER brochures_feed_delete AFTER DELETE ON brochures FOR EACH ROW WHEN (${isPublished('OLD')})
        EXECUTE FUNCTION note_brochure_update()`);
    for (const table of tables) {
      for (const [event, rows] of [
        ['INSERT', 'NEW'],
        ['UPDATE', 'NEW'],
        ['DELETE', 'OLD'],
      ]) {
        await queryRunner.query(`
          CREATE TRIGGER ${table}_feed_${event?.toLowerCase()} AFTER ${event} ON ${table}
            REFERENCING ${rows} TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_brochure_parts()`);
      }
    }
    for (const { table, kind, columns } of named) {
      const valuesOf = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
      await queryRunner.query(`
        CREATE TRIGGER ${table}_feed_update AFTER UPDATE ON ${table} FOR EACH ROW
          WHEN ((${valuesOf('OLD')}) IS DISTINCT FROM (${valuesOf('NEW')}))
          EXECUTE FUNCTION note_named_change('${kind}')`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { table } of named) await queryRunner.query(`DROP TRIGGER ${table}_feed_update ON ${table}`);
    for (const table of [...tables, 'brochures']) {
      for (const event of ['insert', 'update', 'delete']) {
        await queryRunner.query(`DROP TRIGGER ${table}_feed_${event} ON ${table}`);
      }
    }
    for (const name of ['named_change', 'brochure_parts', 'brochure_update']) {
      await queryRunner.query(`DROP FUNCTION note_${name}()`);
    }
    await queryRunner.query(`DROP FUNCTION note_added_brochures()`);
    await queryRunner.query(`DROP FUNCTION note_brochure_change(text, integer, text, text)`);
    await queryRunner.query(`DROP TABLE brochure_change_state`);
    await queryRunner.query(`DROP TABLE brochure_changes`);
  }
}
