import type { RestRoute } from '../../platform/rest/RestRoute';

/**
 * Returns the name that generated clients give the route: its method and the words of its path, as in
 * `getBrochurePublicChanges`. It stays the same whatever routes are added.
 */
export function operationIdOf({ method, url }: Pick<RestRoute, 'method' | 'url'>): string {
  const words = url
    .replace(/^\/rest\//, '')
    .replaceAll('/:', '/by-')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
