import type { RouteObject } from 'react-router';
import { publicRoutes } from './publicRoutes';
import { screenModule } from './screenModule';

const lazily = Symbol.for('react.lazy');

function lazyPaths(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path, element, children = [] }) => {
    const { type } = (element ?? {}) as { type?: { $$typeof?: symbol } };
    return [...(path !== undefined && type?.$$typeof === lazily ? [path] : []), ...lazyPaths(children)];
  });
}

test('the page includes the style of each lazy public screen, because readers may have no scripts', () => {
  const paths = lazyPaths(publicRoutes);
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => screenModule(path.replace('*', 'a').replace(/:\w+/, '1')) === undefined)).toEqual([
    // redirects at once
    '/ad',
  ]);
});
