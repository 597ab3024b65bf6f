import { matchRoutes, type RouteObject } from 'react-router';
import { isClientOnlyPath } from '../shared/paths';
import { privateRoutes } from './privateRoutes';
import { publicRoutes } from './publicRoutes';

function pathsOf(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]);
}

it.each(pathsOf(privateRoutes))('%s is drawn in the browser only', (path) => {
  expect(isClientOnlyPath(path)).toBe(true);
});

it.each(pathsOf(publicRoutes))('%s is rendered on the server', (path) => {
  expect(isClientOnlyPath(path)).toBe(false);
});

it.each(['/admin/nowhere', '/vendor', '/vendor/register/half-a-link', '/reset-password', '/redeem/a/b', '/login/x'])(
  '%s shows the not-found screen',
  (address) => {
    const route = matchRoutes(privateRoutes, address)?.at(-1)?.route;
    expect(route?.path).toMatch(/\/\*$/);
  },
);
