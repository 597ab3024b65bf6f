import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { normalizeAbn } from '../../../shared/abn/normalizeAbn';
import { normalizePhone } from '../../../shared/phones/normalizePhone';
import { cleanLine } from '../../../shared/text/cleanLine';
import { Account } from '../../accounts/Account';
import { normalizeEmail } from '../../accounts/normalizeEmail';
import { Vendor } from '../../vendors/Vendor';
import type { Registration } from './Registration';

/**
 * Saves the company fields of the form. The first login sets them all; a later one only adds missing fields, because
 * the company belongs to others too.
 */
export async function completeProfile(
  manager: EntityManager,
  context: RequestContext,
  vendorId: number,
  input: Registration,
): Promise<void> {
  const vendors = manager.getRepository(Vendor);
  const vendor = await vendors.findOneOrFail({ where: { id: vendorId }, lock: { mode: 'pessimistic_write' } });
  const said = {
    companyName: cleanLine(input.companyName),
    contactName: cleanLine(input.contactName),
    contactEmail: normalizeEmail(input.email),
    phoneNo: normalizePhone(input.phone)?.national ?? null,
    abn: normalizeAbn(input.abn ?? '') ?? vendor.abn,
  };
  const isFirst = !(await manager.getRepository(Account).existsBy({ vendorId }));
  const known = {
    companyName: vendor.companyName,
    contactName: vendor.contactName ?? said.contactName,
    contactEmail: vendor.contactEmail ?? said.contactEmail,
    phoneNo: vendor.phoneNo ?? said.phoneNo,
    abn: vendor.abn ?? said.abn,
  };
  const after = isFirst ? said : known;
  await vendors.update({ id: vendorId }, after);
  const change = {
    before: { companyName: vendor.companyName, abn: vendor.abn },
    after: { companyName: after.companyName, abn: after.abn },
  };
  await recordAudit(manager, context, [
    { action: 'registerVendor', entityType: 'Vendor', entityId: vendorId, ...change },
  ]);
}
