import { matchRoutes } from 'react-router';
import { privateRoutes } from './privateRoutes';
import { publicRoutes } from './publicRoutes';

/** Addresses of screens to which mails have led, written out as they were sent: mails stay in mailboxes for years. */
const addresses = [
  ...[
    '/',
    '/?mapArea=curlew-heads',
    '/?category=FOOD_DRINK',
    '/details/7',
    '/details/7?preview=token',
    '/details/7/coupon',
  ],
  ...['/coupon/token', '/coupon/token?confirm=token', '/my-coupons', '/my-coupons/token'],
  ...['/privacy-request/token', '/privacy-request/token?confirm=token'],
  ...['/vendor/register/kim%40people.example/token', '/forgot-password', '/reset-password/token'],
  ...['/vendor/3/brochures', '/vendor/brochure/manage/7', '/vendor/coupons?brochure=7', '/vendor/profile'],
  '/vendor/figures?from=2026-10-01&to=2026-10-31',
  ...['/admin/reviews', '/admin/reviews/7', '/admin/enquiries', '/admin/staff', '/admin/settings'],
  // the QR code on the PDF that comes with a coupon
  '/redeem?code=ABCDEFGH2345',
];

it.each(addresses)('the address %s of an old mail has a screen', (address) => {
  const { pathname } = new URL(address, 'https://offers.example');
  const found = matchRoutes([...privateRoutes, ...publicRoutes], pathname)?.at(-1)?.route.path;
  expect(found).toBeDefined();
  expect(found).not.toMatch(/^(\/(admin|vendor|redeem)\/)?\*$/);
});
