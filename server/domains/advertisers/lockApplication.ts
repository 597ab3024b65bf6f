import type { EntityManager } from 'typeorm';
import { DomainError } from '../../shared/errors/DomainError';
import { Enquiry } from '../enquiries/Enquiry';

/** An open request to advertise, with what makes a vendor of it. */
export type Application = Enquiry & { companyName: string };

/**
 * Returns an open request to advertise with its row locked.
 * @throws NOT_FOUND; CONFLICT if it was handled already, or is not about a business
 */
export async function lockApplication(manager: EntityManager, id: number): Promise<Application> {
  const enquiries = manager.getRepository(Enquiry);
  const enquiry = await enquiries.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!enquiry) throw new DomainError('NOT_FOUND', 'There is no such enquiry.');
  if (enquiry.state !== 'OPEN') throw new DomainError('CONFLICT', 'Somebody has handled this already.');
  if (!isApplication(enquiry)) {
    throw new DomainError('CONFLICT', 'This enquiry names no business: answer it by mail and mark it as done.');
  }
  return enquiry;
}

function isApplication(enquiry: Enquiry): enquiry is Application {
  return enquiry.kind === 'ADVERTISE' && enquiry.companyName !== null;
}
