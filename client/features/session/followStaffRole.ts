import { renewSession } from './renewSession';
import { sessionStore } from './sessionStore';

/** A page may be refused many calls at once, and some are refused to everybody. */
const pauseMs = 10_000;

let lastAt = -Infinity;

/**
 * Call it when the server refuses a call of staff. An administrator may have changed the role since sign-in, so it renews
 * the session in the background: screens then stop offering what the role may not do. At most once in 10 seconds.
 */
export function followStaffRole(): void {
  const { session } = sessionStore.get();
  if (session?.role !== 'ADMINISTRATOR' || performance.now() - lastAt < pauseMs) return;
  lastAt = performance.now();
  // without an answer the session stays, and the next refusal asks again
  void renewSession(session.accessToken).catch(() => undefined);
}
