import { paths } from '../../shared/paths';

/**
 * docs/rules/accounts-and-permissions.md#errors-of-private-calls: any error from a private call leads to / if the
 * request URL contains /vendor, otherwise to /login on 401. Everything else stays where it is and is told there.
 */
export function errorPlace(requestUrl: string, code: string): string | null {
  if (requestUrl.includes('/vendor')) return paths.brochureList();
  return code === 'UNAUTHENTICATED' ? paths.login() : null;
}
