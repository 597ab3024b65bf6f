import { testPassword } from '../../../../test/factories/makeAccount';
import type { HostileRoutes } from '../HostileRoute';
import { bodyRows, noEmails, notIds, notTexts } from '../rows/bodyRows';
import { keyRows } from '../rows/keyRows';
import { queryRows } from '../rows/queryRows';

const noPasswords = [...notTexts, 'short', 'password1234', 'x'.repeat(1001)];

const ownPage = { 'sec-fetch-site': 'same-origin' };

const noDocuments: HostileRoutes[string]['refused'] = [
  ['another token', { parameter: `r1_zzzzzz_${'x'.repeat(43)}` }, 404],
  ['a token of umlauts', { parameter: '%C3%A4'.repeat(55) }, 404],
  ['an endless token', { parameter: 'x'.repeat(101) }, 400, 'token'],
  ['SQL', { parameter: `'%20OR%201=1%20--` }, 404],
  ['a null character', { parameter: '%00' }, 404],
  ['a folder above', { parameter: '..%2f..%2fetc' }, 404],
];

export const peopleRoutes: HostileRoutes = {
  'POST /rest/public/login': {
    as: 'anonymous',
    url: () => '/rest/public/login',
    body: ({ seller }) => ({ username: seller.email, password: testPassword }),
    refused: [
      ...bodyRows('username', [...notTexts, undefined, null, '', 'x'.repeat(255)]),
      ...bodyRows('password', [...notTexts, undefined, null, '', 'x'.repeat(1001)]),
      ...bodyRows('username', ['\ud800@people.example']),
      ...bodyRows('username', ['nobody@people.example', `' OR 1=1 --`], 401),
      ...bodyRows('password', ['wrong', '\0'], 401),
    ],
  },
  'POST /rest/public/login/second-step': {
    as: 'anonymous',
    url: () => '/rest/public/login/second-step',
    body: ({ factors }) => ({ challenge: factors.challenge, code: factors.recoveryCode }),
    refused: [
      ...bodyRows('challenge', [...notTexts, undefined, null, '', 'x'.repeat(201)]),
      ...bodyRows('challenge', ['x'.repeat(43), `' OR 1=1 --`], 410),
      ...bodyRows('code', [...notTexts, undefined, null, '', 'x'.repeat(41), '000000', '\0']),
    ],
  },
  'POST /rest/public/session/renew': {
    as: 'anonymous',
    url: () => '/rest/public/session/renew',
    refused: [
      ['no cookie', { headers: ownPage }, 401],
      ['an empty cookie', { headers: { ...ownPage, cookie: 'refresh=' } }, 401],
      ['a forged token', { headers: { ...ownPage, cookie: `refresh=abcdefghijkm.0.${'0'.repeat(64)}` } }, 401],
      ['broken escapes', { headers: { ...ownPage, cookie: 'refresh=%E0%A4%A' } }, 401],
      ['an endless cookie', { headers: { ...ownPage, cookie: `refresh=${'x'.repeat(9000)}` } }, 400, 'cookie'],
      ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
      ['another origin', { headers: { origin: 'https://evil.example' } }, 403],
    ],
  },
  // whoever logs out is logged out: nothing else is refused
  'POST /rest/public/session/logout': {
    as: 'anonymous',
    url: () => '/rest/public/session/logout',
    refused: [['an endless cookie', { headers: { cookie: `refresh=${'x'.repeat(9000)}` } }, 400, 'cookie']],
  },
  'POST /rest/vendor/administrator/invite': {
    as: 'administrator',
    url: () => '/rest/vendor/administrator/invite',
    body: ({ draft }) => ({ email: 'new@people.example', brochureId: draft.id }),
    refused: [
      ...bodyRows('email', [undefined, null, ...noEmails]),
      ...bodyRows('brochureId', [undefined, ...notIds.filter((value) => value !== true)]),
    ],
  },
  'POST /rest/public/vendor/register': {
    as: 'anonymous',
    url: () => '/rest/public/vendor/register',
    body: ({ link }) => ({
      ...link,
      ...{ contactName: 'Kim Tran', companyName: 'Tide Cafe', phone: '(07) 7010 1234', abn: '51 824 753 556' },
      ...{ password: 'quiet violet umbrella', acceptTerms: true, isOldEnough: true },
    }),
    refused: [
      ...bodyRows('email', [...notTexts, null, 'x'.repeat(255)]),
      ...bodyRows('token', [...notTexts, null, 'x'.repeat(201)]),
      ...bodyRows('token', ['', '\0', 'x'.repeat(43)], 404),
      ...bodyRows('contactName', [...notTexts, null, '', '\u200b', 'x'.repeat(101), 'x'.repeat(5000)]),
      ...bodyRows('companyName', [...notTexts, null, '', '\u202e', 'x'.repeat(201), 'x'.repeat(5000)]),
      ...bodyRows('phone', [...notTexts, null, '', '000', '1900 123 456', 'x'.repeat(101)]),
      ...bodyRows('password', [...noPasswords, null, '']),
      ...bodyRows('abn', [...notTexts, '51 824 753 557', '１２', 'x'.repeat(101)]),
      ...bodyRows('acceptTerms', [false, 'true', 1, null, undefined]),
      ...bodyRows('isOldEnough', [false, 'true', 1, null, undefined]),
    ],
  },
  'POST /rest/brochure/public/:id/purchase': {
    as: 'anonymous',
    url: ({ coupon }, id = String(coupon.id)) => `/rest/brochure/public/${id}/purchase`,
    body: () => ({ name: 'Kim Tran', email: 'kim@people.example' }),
    refused: [
      ...bodyRows('name', [...notTexts, undefined, null, '', 'K', '\u2800\u2800', 'x'.repeat(101), 'x'.repeat(5000)]),
      ...bodyRows('email', [undefined, null, ...noEmails]),
      ...bodyRows('acceptTerms', [false, 'yes', 1]),
      ...bodyRows('remind', ['yes', 1]),
      ...bodyRows('expectedPrice', ['ten', -1, 1e308, 1_000_000, {}, null]),
      ...keyRows,
    ],
  },
  'GET /rest/privacy/public/:token/json': {
    as: 'anonymous',
    url: ({ privacyTokens }, token = privacyTokens.document) => `/rest/privacy/public/${token}/json`,
    refused: noDocuments,
  },
  'GET /rest/privacy/public/:token/pdf': {
    as: 'anonymous',
    url: ({ privacyTokens }, token = privacyTokens.document) => `/rest/privacy/public/${token}/pdf`,
    refused: noDocuments,
  },
  'GET /rest/coupon/public/:token/pdf': {
    as: 'anonymous',
    url: ({ couponToken }, token = couponToken) => `/rest/coupon/public/${token}/pdf`,
    refused: [
      ['another token', { parameter: 'x'.repeat(55) }, 404],
      ['a token of umlauts', { parameter: '%C3%A4'.repeat(55) }, 404],
      ['an endless token', { parameter: 'x'.repeat(101) }, 400, 'token'],
      ['SQL', { parameter: `'%20OR%201=1%20--` }, 404],
      ['a null character', { parameter: '%00' }, 404],
      ['a folder above', { parameter: '..%2f..%2fetc' }, 404],
    ],
  },
  'GET /rest/brochure/vendor/:id/couponFigures': {
    as: 'administrator',
    url: ({ coupon }, id = String(coupon.id)) => `/rest/brochure/vendor/${id}/couponFigures`,
    refused: [],
  },
  'GET /rest/vendor/:id/figures': {
    as: 'administrator',
    url: ({ seller }, id = String(seller.vendorId)) => `/rest/vendor/${id}/figures`,
    refused: [
      ...queryRows('from', ['2026-11-20', '31/02/2026', '1/1/2026', '%00', 'x'.repeat(11)]),
      ...queryRows('to', ['2026-11-20', '31/02/2026', "'%20OR%201=1"]),
      ['after the last day', { query: 'from=21/11/2026&to=20/11/2026' }, 422, 'from'],
      ['too many days', { query: 'from=01/01/2025&to=20/11/2026' }, 422, 'from'],
      ['nobody', { parameter: '2147483647' }, 404],
      ['no number', { parameter: 'abc' }, 400, 'id'],
    ],
  },
  'GET /rest/vendor/:id/redemptionsToday': {
    as: 'administrator',
    url: ({ seller }, id = String(seller.vendorId)) => `/rest/vendor/${id}/redemptionsToday`,
    refused: [
      ...queryRows('pageSize', ['x', '0', '-1', '101', '1.5', '%00']),
      ...queryRows('after', ['x'.repeat(501)]),
      ['no cursor', { query: 'after=%25' }, 422, 'after'],
      ['nobody', { parameter: '2147483647' }, 404],
      ['no number', { parameter: 'abc' }, 400, 'id'],
    ],
  },
  'POST /rest/coupon/vendor/:id/undoRedemption': {
    as: 'vendor',
    url: ({ redeemed }, id = String(redeemed.id)) => `/rest/coupon/vendor/${id}/undoRedemption`,
    body: () => ({ reason: 'A mistake.' }),
    refused: [
      ...bodyRows('reason', [...notTexts, undefined, null, '', '\u200b', 'x'.repeat(201), 'x'.repeat(4001)]),
      ['nothing', { parameter: '2147483647' }, 404],
      ['no number', { parameter: 'abc' }, 400, 'id'],
    ],
  },
  'GET /rest/coupon/public/:token/calendar': {
    as: 'anonymous',
    url: ({ couponToken }, token = couponToken) => `/rest/coupon/public/${token}/calendar`,
    refused: [
      ['another token', { parameter: 'x'.repeat(55) }, 404],
      ['an endless token', { parameter: 'x'.repeat(101) }, 400, 'token'],
      ['a null character', { parameter: '%00' }, 404],
    ],
  },
  'POST /rest/statistics/public': {
    as: 'anonymous',
    url: () => '/rest/statistics/public',
    body: ({ coupon }) => ({ brochureId: coupon.id, eventCode: 'DETAIL_PAGE_VIEW' }),
    refused: [
      ...bodyRows('brochureId', [undefined, ...notIds.filter((value) => value !== true)]),
      ...bodyRows('brochureId', [2_147_483_647], 404),
      ...bodyRows('eventCode', ['NOPE', '', 'detail_page_view', '__proto__'], 400),
      ...bodyRows('eventCode', [5, {}, null, undefined]),
      ...bodyRows('eventDateTime', ['yesterday', '2026-02-31T00:00:00Z', '2026-11-20', 5, {}, 'x'.repeat(51)]),
      ...bodyRows('userIdentification', [5, {}, 'x'.repeat(201)]),
      ...bodyRows('deviceIdentification', [5, {}, 'x'.repeat(201)]),
      // a text is for programs with an API key
      ...bodyRows('visitorUserAgent', [5, {}, 'Firefox', 'x'.repeat(1001)]),
    ],
  },
};
