import { paths } from '../../../shared/paths';

/**
 * Where an error of a private call redirects (docs/rules/accounts-and-permissions.md#errors-of-private-calls): to / if
 * the request URL contains /vendor, otherwise to /login on 401. Null for all other errors, which are shown in place.
 */
export function errorPlace(requestUrl: string, code: string): string | null {
  if (requestUrl.includes('/vendor')) return paths.brochureList();
  return code === 'UNAUTHENTICATED' ? paths.login() : null;
}
