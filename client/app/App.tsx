import { Suspense } from 'react';
import { useRoutes, type RouteObject } from 'react-router';
import { ScrollMemory } from '../platform/scroll/ScrollMemory';
import { Loading } from '../ui/Loading';

interface AppProps {
  routes: RouteObject[];
}

export function App({ routes }: AppProps) {
  return (
    <Suspense fallback={<Loading />}>
      {useRoutes(routes)}
      <ScrollMemory />
    </Suspense>
  );
}
