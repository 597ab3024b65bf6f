import { useLayoutEffect, useState, useTransition, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { navigationPending } from './navigationPending';

/**
 * The router on the browser's history. `BrowserRouter` does the same, but its module also loads links, forms and
 * fetchers.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  // the old page stays until the next one is ready
  const [isPending, open] = useTransition();
  useLayoutEffect(() => history.listen((next) => open(() => setPlace(next))), [history, open]);
  useLayoutEffect(() => navigationPending.set(isPending), [isPending]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
