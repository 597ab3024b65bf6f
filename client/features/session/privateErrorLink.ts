import { ErrorLink } from '@apollo/client/link/error';
import { readFailure } from '../../platform/errors/readFailure';
import { paths } from '../../shared/paths';
import { tokenOf } from './bearerLink';
import { errorPlace } from './errorPlace';
import { isPrivatePath } from './mayVisit';
import { sessionNotice } from './sessionNotice';
import { sessionStore } from './sessionStore';

const sessionEnded = 'Your session has ended. Sign in again to go on where you were.';

/** The guard sees the session go and leads to /login; here is only said why. */
function endSession(token: string): void {
  // an answer to an older token says nothing about the session of now
  if (sessionStore.get().session?.accessToken !== token) return;
  if (isPrivatePath(window.location.pathname)) sessionNotice.leave(sessionEnded);
  sessionStore.end('EXPIRED');
}

/** What an error of a private call leads to (specification, section 8). */
export const privateErrorLink = new ErrorLink(({ error, operation, forward }) => {
  const token = tokenOf(operation);
  if (token === undefined) return;
  const failure = readFailure(error);
  const { uri } = operation.getContext() as { uri?: string };
  switch (errorPlace(uri ?? '', failure.code)) {
    case paths.login():
      endSession(token);
      // on a public page one simply goes on as a visitor
      return isPrivatePath(window.location.pathname) ? undefined : forward(operation);
    case paths.brochureList():
      sessionNotice.leave(failure.message);
      window.location.assign(paths.brochureList());
  }
});
