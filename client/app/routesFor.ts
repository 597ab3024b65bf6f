import type { RouteObject } from 'react-router';

/** The first segment of a path, as the router compares it; undefined: it may match several texts. */
function startOf(path: string): string | undefined {
  const start = path.split('/')[1] ?? '';
  return /[:*?%]/.test(start) || path === '*' ? undefined : start.toLowerCase();
}

/**
 * The routes of layouts that may match the address. The router ranks all routes again for each page, which took longer
 * than the match itself. The result of `useRoutes` is the same.
 */
export function routesFor(routes: readonly RouteObject[], pathname: string): RouteObject[] {
  const wanted = startOf(pathname);
  if (wanted === undefined) return [...routes];
  return routes.flatMap((layout): RouteObject[] => {
    if (layout.index === true) return [layout];
    const children = layout.children?.filter(({ path = '' }) => [wanted, undefined].includes(startOf(path)));
    return children?.length === 0 ? [] : [{ ...layout, children }];
  });
}
