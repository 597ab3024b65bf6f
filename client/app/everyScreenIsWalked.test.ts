import { matchRoutes, type RouteObject } from 'react-router';
import { administratorScreens } from '../../e2e/screens/administratorScreens';
import { publicScreens } from '../../e2e/screens/publicScreens';
import { vendorScreens } from '../../e2e/screens/vendorScreens';
import { privateRoutes } from './privateRoutes';
import { publicRoutes } from './publicRoutes';

const addressesOfMails: Partial<Record<string, string>> = {
  '{COUPON}': '/coupon/token',
  '{MY_COUPONS}': '/my-coupons/token',
  '{OWN_DATA}': '/my-coupons/token/data',
  '{PRIVACY_REQUEST}': '/privacy-request/token',
  '{RESET}': '/reset-password/token',
  '{INVITATION}': '/vendor/register/kim/token',
};

const walked = [
  ...publicScreens.map(([, address]) => address),
  ...[...administratorScreens, ...vendorScreens].map(([address]) => address),
].map((address) => addressesOfMails[address] ?? address);

function pathsOf(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]);
}

function pathOf(address: string): string | undefined {
  const [pathname = ''] = address.split('?');
  return matchRoutes([...privateRoutes, ...publicRoutes], pathname)?.at(-1)?.route.path;
}

const reached = new Set(walked.map(pathOf));

/** This address redirects at once; `visitorReadsDetails.test.ts` covers it. */
const leadsOn = ['/ad'];
/** One screen at several addresses: within a layout, one of them is enough. */
const besideOthers = ['/forgot-password/*', '/reset-password/*', '/vendor/register/*'];

it.each(
  [...pathsOf(privateRoutes), ...pathsOf(publicRoutes)].filter(
    (path) => !leadsOn.includes(path) && !besideOthers.includes(path),
  ),
)('’%s is in a table of screens that are walked through’', (path) => {
  expect(reached).toContain(path);
});
