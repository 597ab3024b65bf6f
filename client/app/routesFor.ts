import type { RouteObject } from 'react-router';

interface Shape {
  /** the first segment, as the router compares it; undefined: it may match several texts */
  start: string | undefined;
  /** how many segments; undefined: it may match several numbers */
  length: number | undefined;
}

function shapeOf(path: string): Shape {
  const segments = path.split('/').filter((segment) => segment !== '');
  const [start = ''] = segments;
  return {
    start: /[:*?%]/.test(start) ? undefined : start.toLowerCase(),
    length: /[*?]/.test(path) ? undefined : segments.length,
  };
}

/** Of routes, which are few and stay. */
const shapes = new Map<string, Shape>();

function shapeOfRoute({ path = '' }: RouteObject): Shape {
  const shape = shapes.get(path) ?? shapeOf(path);
  shapes.set(path, shape);
  return shape;
}

/**
 * The routes of layouts that may match the address. The router ranks all routes again for each page, which took longer
 * than the match itself. The result of `useRoutes` is the same.
 */
export function routesFor(routes: readonly RouteObject[], pathname: string): RouteObject[] {
  const wanted = shapeOf(pathname);
  if (wanted.start === undefined) return [...routes];
  const mayMatch = (route: RouteObject): boolean => {
    const { start, length } = shapeOfRoute(route);
    return (
      (start === undefined || start === wanted.start) &&
      (length === undefined || wanted.length === undefined || length === wanted.length)
    );
  };
  return routes.flatMap((layout): RouteObject[] => {
    if (layout.index === true) return [layout];
    const children = layout.children?.filter(mayMatch);
    return children?.length === 0 ? [] : [{ ...layout, children }];
  });
}
