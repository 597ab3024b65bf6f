import { matchRoutes } from 'react-router';
import { publicRoutes } from './publicRoutes';

interface ScreenType {
  fetchAhead?: () => Promise<unknown>;
}

/** Fetches the code of the public screen that a link of this site leads to; what is there already is not fetched anew. */
export function fetchScreenAhead({ origin, pathname, target }: HTMLAnchorElement): void {
  if (origin !== window.location.origin || pathname === window.location.pathname) return;
  if (target !== '' && target !== '_self') return;
  const element = matchRoutes(publicRoutes, pathname)?.at(-1)?.route.element as { type?: ScreenType } | undefined;
  // whoever follows the link fetches it again, and is told when that fails
  void element?.type?.fetchAhead?.().catch(() => undefined);
}
