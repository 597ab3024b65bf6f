import { useApolloClient } from '@apollo/client/react';
import type { OpenedSessionFragment } from '../../../generated/types';
import { sessionStore } from '../sessionStore';
import type { Session } from '../Session';

/** Starts a session from the response of a sign-in. */
export function useBeginSession(): (answer: OpenedSessionFragment) => Promise<void> {
  const client = useApolloClient();
  return async (answer) => {
    await client.clearStore(); // data loaded as a visitor may differ now
    sessionStore.begin(sessionOf(answer));
  };
}

/** Converts the response of a sign-in to the session that the browser stores. */
function sessionOf({ accessToken, expiresIn, viewer }: OpenedSessionFragment): Session {
  const { did, email, name, vendor, vendorRole, staffRole } = viewer.account;
  return {
    accessToken,
    endsAt: Date.now() + expiresIn * 1000,
    role: viewer.role,
    user: {
      did,
      email,
      name,
      vendor: vendor === null ? null : { databaseId: vendor.databaseId, companyName: vendor.companyName },
      ...(vendorRole !== null && { vendorRole }),
      ...(staffRole !== null && { staffRole }),
    },
  };
}
