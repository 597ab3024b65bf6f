import type { Session } from './Session';
import { renewSession } from './renewSession';
import { sessionStore } from './sessionStore';

/** A token that ends within this time is renewed first: the call may take a while to arrive. */
const marginMs = 30_000;

/** Returns a token for a call that starts now, renewed if the present one ends soon; null without a session. */
export async function freshToken(): Promise<string | null> {
  const { session } = sessionStore.get();
  if (session === null) return null;
  if (!endsSoon(session)) return session.accessToken;
  // over: the call is refused, and its refusal ends the session
  return (await renewSession(session.accessToken))?.accessToken ?? session.accessToken;
}

function endsSoon({ endsAt }: Session): boolean {
  return endsAt !== undefined && endsAt - Date.now() < marginMs;
}
