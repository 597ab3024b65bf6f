import type { Static } from '@sinclair/typebox';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { vendorLoader } from '../../vendors/vendorLoader';
import type { Session } from './Session';
import type { sessionResponse } from './sessionResponse';

/** Returns a session as a /rest response. */
export async function presentSession(
  context: RequestContext,
  { accessToken, expiresIn, account }: Session,
): Promise<Static<typeof sessionResponse>> {
  const vendor = account.vendorId === null ? null : await context.loader(vendorLoader).load(account.vendorId);
  const { did, email, name, role } = account;
  const company = vendor && { id: vendor.id, companyName: vendor.companyName };
  return { accessToken, expiresIn, user: { did, email, name, role, vendor: company } };
}
