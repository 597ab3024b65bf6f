import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../platform/context/RequestContext';
import { dueTimes } from '../../platform/jobs/dueTimes';
import { deliverMailJob } from '../../platform/mailer/deliverMailJob';

/** When the queue hands a mail to the mail server next. */
export const nextAttemptLoader: LoaderFactory<number, Date | null> = ({ database }) =>
  new DataLoader<number, Date | null>(async (ids) => {
    const due = await dueTimes(database, deliverMailJob, { key: 'mailId', values: ids });
    return ids.map((id) => due.get(id) ?? null);
  });
