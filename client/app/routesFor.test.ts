import { matchRoutes } from 'react-router';
import { publicRoutes } from './publicRoutes';
import { routesFor } from './routesFor';

const elements = (routes: typeof publicRoutes, pathname: string) =>
  matchRoutes(routes, pathname)?.map(({ route, params }) => [route.path, route.element, params]);

it.each([
  ...[
    '/',
    '/details/7',
    '/Details/7/',
    '/details//7',
    '/details/a%2Fb',
    '/details/brochure-ad/7',
    '/details/7/coupon',
    '/details/7/enquiry/claim',
    '/areas',
    '/areas/noosa/FOOD',
  ],
  ...[
    '/pass-through-ad/x',
    '/brochureMap',
    '/my-coupons',
    '/my-coupons/t',
    '/my-coupons/t/data',
    '/privacy-request/t',
    '/d%65tails/7',
    '/nowhere/at/all',
    '//',
    '/*',
  ],
])('%s leads to the same screen among the routes for it', (pathname) => {
  expect(elements(routesFor(publicRoutes, pathname), pathname)).toEqual(elements(publicRoutes, pathname));
});

it('leaves few routes to rank', () => {
  expect(routesFor(publicRoutes, '/').flatMap(({ children }) => children ?? []).length).toBeLessThan(4);
});
