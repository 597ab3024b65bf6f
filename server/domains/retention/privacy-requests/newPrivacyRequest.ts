import type { EntityManager } from 'typeorm';
import { newDid } from '../../../shared/did';
import { PrivacyRequest } from './PrivacyRequest';

/** The law asks for an answer within a reasonable time; the policy promises this many days. */
const daysToAnswer = 30;

/** Days of requests are those of the law of Queensland. */
export const zoneOfRequests = 'Australia/Brisbane';

const day = 24 * 60 * 60 * 1000;

type Given = Pick<PrivacyRequest, 'kind' | 'channel' | 'email' | 'receivedAt'> & Partial<PrivacyRequest>;

/** Stores an open request, due 30 days after it was received. */
export function newPrivacyRequest(manager: EntityManager, given: Given): Promise<PrivacyRequest> {
  const requests = manager.getRepository(PrivacyRequest);
  const dueAt = new Date(given.receivedAt.getTime() + daysToAnswer * day);
  return requests.save(requests.create({ did: newDid(), state: 'OPEN', dueAt, ...given }));
}
