import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsInBrowser } from '../../../platform/page/useIsInBrowser';
import { paths } from '../../../shared/paths';
import { sessionNotice } from '../sessionNotice';

const LeftNotice = lazy(() => import('./LeftNotice'));

/** Shows the message of a redirect on any page but the login, which has a place of its own for it. */
export function AfterRedirect() {
  const { pathname } = useLocation();
  const isInBrowser = useIsInBrowser();
  return isInBrowser && pathname !== paths.login() ? <OncePerPage key={pathname} /> : null;
}

function OncePerPage() {
  const [text, setText] = useState(sessionNotice.read);
  const [from] = useState(sessionNotice.readFrom);
  useEffect(() => sessionNotice.clear(), []);
  if (text === null) return null;
  return (
    <Suspense fallback={null}>
      <LeftNotice text={text} from={from} onClose={() => setText(null)} />
    </Suspense>
  );
}
