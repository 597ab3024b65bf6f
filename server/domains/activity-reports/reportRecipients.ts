import type { RequestContext } from '../../platform/context/RequestContext';
import { withoutOptedOut } from '../../platform/mailer/opt-outs/withoutOptedOut';
import { DomainError } from '../../shared/errors/DomainError';
import { Brochure } from '../brochures/Brochure';
import { keepersOf } from '../advertiser-notices/keepersOf';

interface Reported {
  brochure: Brochure;
  /** whoever keeps the ad, those who want no reports left out; not empty */
  recipients: string[];
}

/** The ad that a report is about and who gets it; a refusal says why nobody does. */
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
