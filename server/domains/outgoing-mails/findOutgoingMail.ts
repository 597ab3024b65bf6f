import type { RequestContext } from '../../platform/context/RequestContext';
import { entityLoader } from '../../platform/loaders/entityLoader';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { mayCall } from '../../shared/authorize';

const outgoingMailLoader = entityLoader(OutgoingMail);

/** Returns null for a caller who may not list mails. */
export async function findOutgoingMail(context: RequestContext, id: number): Promise<OutgoingMail | null> {
  return mayCall(context.viewer, 'outgoingMails') ? context.loader(outgoingMailLoader).load(id) : null;
}
