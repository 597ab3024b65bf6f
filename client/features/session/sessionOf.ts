import type { LoginMutation } from '../../generated/types';
import type { Session } from './Session';

/** What the browser remembers of an answer that signs somebody in. */
export function sessionOf({ accessToken, viewer }: LoginMutation['login']): Session {
  const { did, email, name, vendor } = viewer.account;
  return {
    accessToken,
    role: viewer.role,
    user: {
      did,
      email,
      name,
      vendor: vendor === null ? null : { databaseId: vendor.databaseId, companyName: vendor.companyName },
    },
  };
}
