import type { DataSource } from 'typeorm';
import { Enquiry } from '../../domains/enquiries/Enquiry';
import { nextNumber } from './nextNumber';

/** Creates an open message from a visitor, by default. */
export function makeEnquiry(database: DataSource, values: Partial<Enquiry> = {}): Promise<Enquiry> {
  const enquiries = database.getRepository(Enquiry);
  const number = nextNumber();
  return enquiries.save(
    enquiries.create({
      ...{ kind: 'CONTACT', name: `Visitor ${number}`, email: `visitor-${number}@people.example` },
      ...{ message: `Message ${number}`, state: 'OPEN', createdAt: new Date() },
      ...values,
    }),
  );
}
