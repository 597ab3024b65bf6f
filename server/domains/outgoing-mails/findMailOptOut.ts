import type { RequestContext } from '../../platform/context/RequestContext';
import { entityLoader } from '../../platform/loaders/entityLoader';
import { MailOptOut } from '../../platform/mailer/opt-outs/MailOptOut';
import { mayCall } from '../../shared/authorize';

const mailOptOutLoader = entityLoader(MailOptOut);

/** Returns null for a caller who may not list opt-outs. */
export async function findMailOptOut(context: RequestContext, id: number): Promise<MailOptOut | null> {
  return mayCall(context.viewer, 'mailOptOuts') ? context.loader(mailOptOutLoader).load(id) : null;
}
