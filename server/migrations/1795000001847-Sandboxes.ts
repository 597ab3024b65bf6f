import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sandboxes of the developer portal, each a database of its own. */
export class Sandboxes1795000001847 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sandboxes (
        name text NOT NULL,
        key_hash text NOT NULL,
        expires_at timestamptz NOT NULL,
        network_hash text NOT NULL,
        CONSTRAINT sandboxes_pkey PRIMARY KEY (name),
        CONSTRAINT sandboxes_key_hash_key UNIQUE (key_hash)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sandboxes');
  }
}
