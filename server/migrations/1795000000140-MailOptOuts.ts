import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants no more mails than are necessary. */
export class MailOptOuts1795000000140 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE mail_opt_outs (
        recipient_hash text NOT NULL,
        opted_out_at timestamptz NOT NULL,
        CONSTRAINT mail_opt_outs_pkey PRIMARY KEY (recipient_hash),
        CONSTRAINT mail_opt_outs_recipient_hash_check CHECK (recipient_hash ~ '^[0-9a-f]{64}$')
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE mail_opt_outs`);
  }
}
