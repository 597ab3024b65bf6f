import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { isClosedToTill, mayVisit } from '../../features/session/mayVisit';
import { homeOf, placeWithoutSession } from '../../features/session/sessionPlaces';
import { TillOnlyNotice } from './TillOnlyNotice';
import { useSession } from '../../features/session/useSession';

/**
 * Redirects from private areas without a session. It only spares people refusals: the server decides about permissions.
 */
export function RequireSession() {
  const { session, end } = useSession();
  const { pathname, search, hash } = useLocation();
  const [atFirst] = useState(session);

  if (session === null) {
    const place = placeWithoutSession({ from: pathname + search + hash, end, role: atFirst?.role ?? null });
    return <Navigate to={place} replace />;
  }
  if (!mayVisit(session.role, pathname)) return <Navigate to={homeOf(session)} replace />;
  if (isClosedToTill(session, pathname)) return <TillOnlyNotice />;
  return <Outlet />;
}
