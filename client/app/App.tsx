import { Suspense, type ComponentType } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { ScrollMemory } from '../platform/scroll/ScrollMemory';
import { isClientOnlyPath } from '../shared/paths';
import { Loading } from '../ui/feedback/Loading';
import { publicRoutes } from './publicRoutes';
import { routesFor } from './routesFor';

interface AppProps {
  /**
   * Only the browser passes this, because it loads the private area on demand; the server renders public pages only.
   */
  privateArea?: ComponentType;
}

export function App({ privateArea: PrivateArea = PublicArea }: AppProps) {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<Loading />}>
      {isClientOnlyPath(pathname) ? <PrivateArea /> : <PublicArea />}
      <ScrollMemory />
    </Suspense>
  );
}

function PublicArea() {
  const { pathname } = useLocation();
  return useRoutes(routesFor(publicRoutes, pathname));
}
