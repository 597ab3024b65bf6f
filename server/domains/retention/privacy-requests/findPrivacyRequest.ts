import type { RequestContext } from '../../../platform/context/RequestContext';
import { entityLoader } from '../../../platform/loaders/entityLoader';
import { permittedActions } from '../../../shared/authorize';
import { PrivacyRequest } from './PrivacyRequest';

const privacyRequestLoader = entityLoader(PrivacyRequest);

/** Returns null for a caller who may not list requests. */
export async function findPrivacyRequest(context: RequestContext, id: number): Promise<PrivacyRequest | null> {
  const isAllowed = permittedActions(context.viewer).includes('privacyRequests');
  return isAllowed ? context.loader(privacyRequestLoader).load(id) : null;
}
