import { ServerError } from '@apollo/client/errors';
import type { Session } from './Session';
import { browserSession } from './browserSession';
import { sessionStore } from './sessionStore';

const address = '/rest/public/session/renew';
const patienceMs = 60_000;

interface Renewed {
  accessToken: string;
  expiresIn: number;
  user: {
    did: string;
    email: string;
    name: string | null;
    role: Session['role'];
    vendor: { id: number; companyName: string } | null;
    vendorRole: Session['user']['vendorRole'];
    staffRole: Session['user']['staffRole'];
  };
}

/** The renewal on its way: all calls of this tab wait for the same one. */
let renewing: Promise<Session | null> | null = null;

/**
 * Exchanges a token that has ended, or ends soon, for a new one. Tabs renew one after the other, and the later ones take
 * what the first one got. Returns null if the session is over.
 *
 * @throws what `fetch` throws, and ServerError, if the server cannot be reached or cannot answer now
 */
export function renewSession(token: string): Promise<Session | null> {
  renewing ??= inTurn(() => renew(token)).finally(() => {
    renewing = null;
  });
  return renewing;
}

async function renew(token: string): Promise<Session | null> {
  // the cookie is that of the administrator
  if (sessionStore.isViewing()) return null;
  const present = sessionStore.reload();
  if (present === null || present.accessToken !== token) return present;
  const response = await fetch(address, { method: 'POST', ...browserSession, signal: AbortSignal.timeout(patienceMs) });
  if (response.status === 401 || response.status === 403) return null;
  const bodyText = await response.text();
  if (!response.ok) throw new ServerError(`${address} answered ${response.status}.`, { response, bodyText });
  const renewed = sessionOf(JSON.parse(bodyText) as Renewed);
  // somebody signed out, or in as somebody else, meanwhile
  if (sessionStore.get().session?.accessToken !== token) return sessionStore.get().session;
  sessionStore.begin(renewed);
  return renewed;
}

function sessionOf({
  accessToken,
  expiresIn,
  user: { vendor, role, vendorRole, staffRole, ...user },
}: Renewed): Session {
  return {
    ...{ accessToken, role, endsAt: Date.now() + expiresIn * 1000 },
    user: {
      ...user,
      vendor: vendor && { databaseId: vendor.id, companyName: vendor.companyName },
      ...(vendorRole != null && { vendorRole }),
      ...(staffRole != null && { staffRole }),
    },
  };
}

/** Browsers without locks renew at once: the server bears two renewals within a minute. */
function inTurn(work: () => Promise<Session | null>): Promise<Session | null> {
  return 'locks' in navigator ? navigator.locks.request('session', work) : work();
}
