import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports to many keepers are a bulk job. The actions that the database knows already stay, whichever they are. */
export class ReportsInBulk1795000002011 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await this.change(queryRunner, (actions) => [...actions, 'REPORT']);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM bulk_jobs WHERE action = 'REPORT'`);
    await this.change(queryRunner, (actions) => actions.filter((action) => action !== 'REPORT'));
  }

  private async change(queryRunner: QueryRunner, next: (actions: string[]) => string[]): Promise<void> {
    const [check] = (await queryRunner.query(
      `SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = 'bulk_jobs_action_check'`,
    )) as { definition: string }[];
    const known = [...(check?.definition.matchAll(/'([A-Z_]+)'/g) ?? [])].map(([, action = '']) => action);
    const list = next(known).map((action) => `'${action}'`);
    await queryRunner.query(`ALTER TABLE bulk_jobs DROP CONSTRAINT bulk_jobs_action_check,
      ADD CONSTRAINT bulk_jobs_action_check CHECK (action IN (${list.join(', ')}))`);
  }
}
