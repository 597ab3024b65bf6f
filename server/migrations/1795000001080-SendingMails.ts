import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail is marked before it is handed to the mail server, so that no transaction stays open meanwhile. */
export class SendingMails1795000001080 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE outgoing_mails
        ADD COLUMN sending_until timestamptz,
        DROP CONSTRAINT outgoing_mails_state_check,
        ADD CONSTRAINT outgoing_mails_state_check
          CHECK (state IN ('QUEUED', 'SENDING', 'SENT', 'FAILED', 'HELD', 'BOUNCED', 'SUPPRESSED')),
        ADD CONSTRAINT outgoing_mails_sending_check CHECK ((state = 'SENDING') = (sending_until IS NOT NULL))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE outgoing_mails SET state = 'QUEUED', sending_until = NULL WHERE state = 'SENDING'`);
    await queryRunner.query(`
      ALTER TABLE outgoing_mails
        DROP COLUMN sending_until,
        DROP CONSTRAINT outgoing_mails_state_check,
        ADD CONSTRAINT outgoing_mails_state_check
          CHECK (state IN ('QUEUED', 'SENT', 'FAILED', 'HELD', 'BOUNCED', 'SUPPRESSED'))`);
  }
}
