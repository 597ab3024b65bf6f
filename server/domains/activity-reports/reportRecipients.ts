import type { RequestContext } from '../../platform/context/RequestContext';
import { withoutOptedOut } from '../../platform/mailer/opt-outs/withoutOptedOut';
import { DomainError } from '../../shared/errors/DomainError';
import { Brochure } from '../brochures/Brochure';
import { keepersOf } from '../advertiser-notices/keepersOf';

interface Reported {
  brochure: Brochure;
  /** the ad's keepers without those who have unsubscribed; not empty */
  recipients: string[];
}

/**
 * Returns the ad of a report and its recipients.
 *
 * @throws DomainError that says why nobody can receive it
 */
export async function reportRecipients({ database, identitySecret }: RequestContext, id: number): Promise<Reported> {
  const brochure = await database.getRepository(Brochure).findOneBy({ id, recordStatus: true });
  if (!brochure) throw new DomainError('NOT_FOUND', `There is no ad ${id}.`);
  const { emails: keepers } = await keepersOf(database.manager, brochure);
  if (keepers.length === 0) {
    const message = 'There is nobody to write to: the ad has neither a vendor with a login nor a contact e-mail.';
    throw new DomainError('CONFLICT', message);
  }
  const recipients = await withoutOptedOut(database.manager, identitySecret, keepers);
  if (recipients.length === 0) {
    throw new DomainError('CONFLICT', 'Whoever keeps this ad has unsubscribed from reports.');
  }
  return { brochure, recipients };
}
