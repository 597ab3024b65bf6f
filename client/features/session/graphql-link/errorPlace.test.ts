import { errorPlace } from './errorPlace';

// docs/rules/accounts-and-permissions.md#errors-of-private-calls
it.each([
  ['/rest/brochure/vendor/updateBrochureWithAssets', 'INTERNAL', '/'],
  ['/rest/brochure/vendor/updateBrochureWithAssets', 'UNAUTHENTICATED', '/'],
  ['/graphql', 'UNAUTHENTICATED', '/login'],
  ['/graphql', 'CONFLICT', null],
  ['/rest/brochure/administrator/7/status', 'FORBIDDEN', null],
])('a call of %s that fails with %s leads to %s', (url, code, place) => {
  expect(errorPlace(url, code)).toBe(place);
});
