import type { DataSource } from 'typeorm';
import { IsNull } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import type { JobQueue } from '../../../platform/jobs/JobQueue';
import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { mailClosing } from '../../../platform/mailer/composing/mailClosing';
import { optionalMail } from '../../../platform/mailer/opt-outs/optionalMail';
import { optOutUrlFor } from '../../../platform/mailer/opt-outs/optOutUrlFor';
import { withoutOptedOut } from '../../../platform/mailer/opt-outs/withoutOptedOut';
import { queueMail } from '../../../platform/mailer/queueMail';
import { Account } from '../../accounts/Account';
import { displayTitle } from '../../brochures/computed/displayTitle';
import { ReviewAssignment } from './ReviewAssignment';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  jobs: JobQueue;
  publicUrl: string;
  identitySecret: string;
}

/** titles in a mail; the queue has them all */
const mostTitles = 10;

/**
 * Mails a login the reviews that were assigned to it and of which it does not know, all in one mail
 * (docs/rules/mails.md#assigned-reviews). A second run finds none.
 */
export async function mailAssignments(dependencies: Dependencies, { accountId }: { accountId: number }): Promise<void> {
  const { database, clock, publicUrl, identitySecret } = dependencies;
  await database.transaction(async (manager) => {
    const account = await manager.getRepository(Account).findOneBy({ id: accountId, suspendedAt: IsNull() });
    const assignments = manager.getRepository(ReviewAssignment);
    const unknown = { accountId, mailedAt: IsNull() };
    const waiting = await assignments.find({
      where: unknown,
      relations: { brochure: true },
      order: { brochureId: 'ASC' },
    });
    const now = clock.now();
    const told = await assignments.update(unknown, { mailedAt: now });
    const [first, ...more] = waiting.flatMap(({ brochure }) => (brochure?.recordStatus === true ? [brochure] : []));
    // another run was faster, or everything was decided or taken back meanwhile
    if (told.affected === 0 || first === undefined || account === null) return;
    const [to] = await withoutOptedOut(manager, identitySecret, [account.email]);
    if (to === undefined) return;
    const titles = [first, ...more].map((ad) => `${displayTitle(ad, null) || 'without a title'} (number ${ad.id})`);
    const shown = titles.slice(0, mostTitles).join('\n');
    const rest = titles.length > mostTitles ? `\nand ${titles.length - mostTitles} more` : '';
    const path = more.length === 0 ? `/admin/reviews/${first.id}` : '/admin/reviews';
    const what = more.length === 0 ? 'A review is yours' : `${titles.length} reviews are yours`;
    await queueMail(manager, dependencies, {
      ...{ eventKey: `assignments:${accountId}:${now.toISOString()}`, to, subject: what },
      ...optionalMail(optOutUrlFor(dependencies, to)),
      ...composeMail([
        'Hello,',
        more.length === 0
          ? 'A colleague has asked you to look at this ad:'
          : 'A colleague has asked you to look at these ads:',
        `${shown}${rest}`,
        { label: more.length === 0 ? 'Look at it' : 'Look at them', url: `${publicUrl}${path}` },
        mailClosing(),
      ]),
    });
  });
}
