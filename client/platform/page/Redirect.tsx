import { useContext } from 'react';
import { Navigate } from 'react-router';
import { PageOutcomeContext, type PageOutcome } from './PageOutcome';

/** Redirects to another address of the site: by HTTP on the server, by navigation in the browser. */
export function Redirect({ to }: { to: string }) {
  const outcome = useContext(PageOutcomeContext);
  if (!outcome) return <Navigate to={to} replace />;
  recordRedirect(outcome, to);
  return null;
}

function recordRedirect(outcome: PageOutcome, to: string): void {
  outcome.redirectTo = to;
}
