import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two more ends that a mail can come to: it came back, or its recipient wanted none of its kind when its turn came. */
export class MailsThatCameBack1795000000800 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE outgoing_mails
        DROP CONSTRAINT outgoing_mails_state_check,
        DROP CONSTRAINT outgoing_mails_sent_check,
        ADD CONSTRAINT outgoing_mails_state_check
          CHECK (state IN ('QUEUED', 'SENT', 'FAILED', 'HELD', 'BOUNCED', 'SUPPRESSED')),
        ADD CONSTRAINT outgoing_mails_sent_check CHECK ((state IN ('SENT', 'BOUNCED')) = (sent_at IS NOT NULL))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE outgoing_mails SET state = CASE state WHEN 'BOUNCED' THEN 'SENT' ELSE 'FAILED' END
      WHERE state IN ('BOUNCED', 'SUPPRESSED')`);
    await queryRunner.query(`
      ALTER TABLE outgoing_mails
        DROP CONSTRAINT outgoing_mails_state_check,
        DROP CONSTRAINT outgoing_mails_sent_check,
        ADD CONSTRAINT outgoing_mails_state_check CHECK (state IN ('QUEUED', 'SENT', 'FAILED', 'HELD')),
        ADD CONSTRAINT outgoing_mails_sent_check CHECK ((state = 'SENT') = (sent_at IS NOT NULL))`);
  }
}
