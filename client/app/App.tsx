import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { AfterRedirect } from '../features/session/redirects/AfterRedirect';
import { useIsViewing } from '../features/session/useIsViewing';
import { ScrollMemory } from '../platform/scroll/ScrollMemory';
import { isClientOnlyPath } from '../shared/paths';
import { Loading } from '../ui/feedback/Loading';
import { publicRoutes } from './publicRoutes';
import { routesFor } from './routesFor';

const ViewingBanner = lazy(() => import('../features/session/viewing/ViewingBanner'));

interface AppProps {
  /**
   * Only the browser passes this, because it loads the private area on demand; the server renders public pages only.
   */
  privateArea?: ComponentType;
}

export function App({ privateArea: PrivateArea = PublicArea }: AppProps) {
  const { pathname } = useLocation();
  return (
    <>
      <Suspense fallback={<Loading />}>
        {isClientOnlyPath(pathname) ? <PrivateArea /> : <PublicArea />}
        <ScrollMemory />
      </Suspense>
      <AfterRedirect />
      <WhileViewing />
    </>
  );
}

/** Beside the page, because a change above one that is not hydrated yet would draw it anew. */
function WhileViewing() {
  const isViewing = useIsViewing();
  if (!isViewing) return null;
  return (
    <Suspense fallback={null}>
      <ViewingBanner />
    </Suspense>
  );
}

function PublicArea() {
  const { pathname } = useLocation();
  return useRoutes(routesFor(publicRoutes, pathname));
}
