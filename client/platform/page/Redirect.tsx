import { useContext } from 'react';
import { Navigate } from 'react-router';
import { PageOutcomeContext, type PageOutcome } from './PageOutcome';

/** The page is at another address of the site: the server answers with a redirect, the browser goes there. */
export function Redirect({ to }: { to: string }) {
  const outcome = useContext(PageOutcomeContext);
  if (!outcome) return <Navigate to={to} replace />;
  recordRedirect(outcome, to);
  return null;
}

function recordRedirect(outcome: PageOutcome, to: string): void {
  outcome.redirectTo = to;
}
