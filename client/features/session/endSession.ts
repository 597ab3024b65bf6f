import { isPrivatePath } from './mayVisit';
import { sessionNotice } from './sessionNotice';
import { sessionStore } from './sessionStore';

const sessionEnded = 'Your session has ended. Sign in again to go on where you were.';

/** A token has ended: the guard sees the session go and leads to /login; here is only said why. */
export function endSession(token: string): void {
  // an answer to an older token says nothing about the session of now
  if (sessionStore.get().session?.accessToken !== token) return;
  if (isPrivatePath(window.location.pathname)) sessionNotice.leave(sessionEnded);
  sessionStore.end('EXPIRED');
}
