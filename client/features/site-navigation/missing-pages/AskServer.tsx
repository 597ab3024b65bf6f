import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Loading } from '../../../ui/feedback/Loading';

/** Reloads an address that only the server handles, with a full page load. */
export function AskServer() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    window.location.replace(pathname + search);
  }, [pathname, search]);
  return <Loading />;
}
