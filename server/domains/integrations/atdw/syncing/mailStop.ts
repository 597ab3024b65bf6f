import type { EntityManager } from 'typeorm';
import { composeMail } from '../../../../platform/mailer/composing/composeMail';
import { mailClosing } from '../../../../platform/mailer/composing/mailClosing';
import { queueMail } from '../../../../platform/mailer/queueMail';
import { Account } from '../../../accounts/Account';
import type { AtdwRun } from '../AtdwRun';
import type { AtdwDependencies } from './AtdwDependencies';

/** Tells every administrator that a run has stopped, with the count. */
export async function mailStop(manager: EntityManager, dependencies: AtdwDependencies, run: AtdwRun): Promise<void> {
  const administrators = await manager
    .getRepository(Account)
    .createQueryBuilder('a')
    .where(`a.role = 'ADMINISTRATOR' AND a.staff_role = 'ADMINISTRATOR'`)
    .andWhere('a.suspended_at IS NULL AND a.terminated_at IS NULL')
    .orderBy('a.id')
    .getMany();
  const count = `${String(run.vanishing)} of ${String(run.listed)}`;
  for (const { id, email } of administrators) {
    await queueMail(manager, dependencies, {
      eventKey: `atdw-stopped:${run.did}:${id}:${String(run.vanishing)}`,
      to: email,
      subject: `Stopped: the update of tourism listings would archive ${count}`,
      ...composeMail([
        'Hello,',
        `The Australian Tourism Data Warehouse no longer names ${count} listings of this site. That is more than a fifth, so nothing was archived.`,
        'This may be right, as after a change of the regions, or a fault of the warehouse. Look at the count, and let the run go on once, or leave it:',
        { label: 'Tourism listings', url: `${dependencies.publicUrl}/admin/atdw` },
        'Listings are hidden when they could not be compared for 7 days.',
        mailClosing(),
      ]),
    });
  }
}
