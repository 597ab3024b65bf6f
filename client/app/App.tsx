import { Suspense } from 'react';
import { useRoutes, type RouteObject } from 'react-router';

interface AppProps {
  routes: RouteObject[];
}

export function App({ routes }: AppProps) {
  return <Suspense fallback={<p>Loading</p>}>{useRoutes(routes)}</Suspense>;
}
