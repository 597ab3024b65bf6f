import { useContext } from 'react';
import { Navigate } from 'react-router';
import { PageOutcomeContext, type PageOutcome, type RedirectStatus } from '../PageOutcome';

interface RedirectProps {
  to: string;
  /** true for another spelling of an address (301); the browser has no such difference */
  isPermanent?: boolean;
}

/** Redirects to another address of the site: by HTTP on the server, by navigation in the browser. */
export function Redirect({ to, isPermanent = false }: RedirectProps) {
  const outcome = useContext(PageOutcomeContext);
  if (!outcome) return <Navigate to={to} replace />;
  recordRedirect(outcome, to, isPermanent ? 301 : 302);
  return null;
}

function recordRedirect(outcome: PageOutcome, to: string, status: RedirectStatus): void {
  outcome.redirectTo = to;
  outcome.redirectStatus = status;
}
