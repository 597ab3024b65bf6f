import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { PrivacyRequest } from './PrivacyRequest';
import { readRequestToken } from './requestTokens';

/**
 * Returns the request of a signed token, which its person has from a mail.
 * @throws NOT_FOUND
 */
export async function findOwnRequest(context: RequestContext, token: string): Promise<PrivacyRequest> {
  authorize(context.viewer, 'ownPrivacyRequest');
  const did = readRequestToken(context.identitySecret, token);
  const request = did === null ? null : await context.database.getRepository(PrivacyRequest).findOneBy({ did });
  if (!request) throw new DomainError('NOT_FOUND', 'There is no request at this address. Check that it is complete.');
  return request;
}
