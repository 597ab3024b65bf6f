import { IsNull, Not, type EntityManager } from 'typeorm';
import { newDid } from '../../shared/did';
import { DomainError } from '../../shared/errors/DomainError';
import { cleanLine } from '../../shared/text/cleanLine';
import type { Brochure } from '../brochures/Brochure';
import { Vendor } from '../vendors/Vendor';
import { VendorInvitation } from './VendorInvitation';

/**
 * The company that an ad's invitation is for: the ad's own; or the one that this address was invited to before; or a new
 * one with the company name of the ad.
 */
export async function vendorToInvite(manager: EntityManager, brochure: Brochure, email: string): Promise<Vendor> {
  const vendors = manager.getRepository(Vendor);
  if (brochure.vendorId !== null) return vendors.findOneByOrFail({ id: brochure.vendorId });
  const earlier = await manager.getRepository(VendorInvitation).findOne({
    where: { email, usedAt: IsNull(), vendorId: Not(IsNull()) },
    order: { id: 'DESC' },
  });
  if (earlier?.vendorId != null) return vendors.findOneByOrFail({ id: earlier.vendorId });
  const companyName = cleanLine(brochure.companyName ?? '');
  if (companyName === '') {
    const message = 'This ad has no vendor and names no company. Enter its company name first.';
    throw new DomainError('VALIDATION_FAILED', message, {
      errors: [{ field: 'brochureId', code: 'NO_COMPANY', message }],
    });
  }
  return vendors.save(vendors.create({ did: newDid(), companyName }));
}
