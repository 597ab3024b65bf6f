import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Loading } from '../../ui/feedback/Loading';

/** An address that the server alone decides about: within the app it is asked for like any page from outside. */
export function AskServer() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    window.location.replace(pathname + search);
  }, [pathname, search]);
  return <Loading />;
}
