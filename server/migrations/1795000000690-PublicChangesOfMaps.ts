import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the pages of maps show announces its changes as well (see `PublicChanges`). */
export class PublicChangesOfMaps1795000000690 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TRIGGER base_map_sources_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON base_map_sources
        FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change()`);
    await queryRunner.query(`
      CREATE TRIGGER printed_maps_public_change AFTER INSERT OR DELETE OR TRUNCATE ON printed_maps
        FOR EACH STATEMENT EXECUTE FUNCTION announce_public_change()`);
    // how far the making has come, only administrators see
    await queryRunner.query(`
      CREATE TRIGGER printed_maps_public_update AFTER UPDATE ON printed_maps
        FOR EACH ROW
        WHEN ((OLD.is_published, OLD.file_sha256, OLD.preview_sha256, OLD.made_at)
          IS DISTINCT FROM (NEW.is_published, NEW.file_sha256, NEW.preview_sha256, NEW.made_at))
        EXECUTE FUNCTION announce_public_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER printed_maps_public_update ON printed_maps`);
    await queryRunner.query(`DROP TRIGGER printed_maps_public_change ON printed_maps`);
    await queryRunner.query(`DROP TRIGGER base_map_sources_public_change ON base_map_sources`);
  }
}
