import { ErrorLink } from '@apollo/client/link/error';
import { readFailure } from '../../platform/errors/readFailure';
import { paths } from '../../shared/paths';
import { tokenOf } from './bearerLink';
import { errorPlace } from './errorPlace';
import { endSession } from './endSession';
import { isPrivatePath } from './mayVisit';
import { sessionNotice } from './sessionNotice';

/** What an error of a private call leads to (docs/rules/accounts-and-permissions.md#errors-of-private-calls). */
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
