import { isPrivatePath } from './mayVisit';
import { sessionNotice } from './sessionNotice';
import { sessionStore } from './sessionStore';

const viewingEnded = 'You no longer see the site as a vendor: the time is over.';

const sessionEnded = 'Your session has ended. Sign in again to go on where you were.';

/** Ends the session of an expired token, in a private area with a notice. The route guard then redirects to /login. */
export function endSession(token: string): void {
  // a late answer to an older token must not end the current session
  if (sessionStore.get().session?.accessToken !== token) return;
  if (isPrivatePath(window.location.pathname))
    sessionNotice.leave(sessionStore.isViewing() ? viewingEnded : sessionEnded);
  sessionStore.end('EXPIRED');
}
