import type { HostileRow, HostileTable } from '../HostileOperation';
import { booleanRows, dateRows, enumRows } from '../rows/choiceRows';
import { emailRows } from '../rows/emailRows';
import { idRows, looseIdRows } from '../rows/idRows';
import { intRows } from '../rows/numberRows';
import { forwardPageRows, pageRows } from '../rows/pageRows';
import { refusedTexts } from '../rows/refusedTexts';
import { missing, textRows, wrongTypes } from '../rows/textRows';
import { vendorNumberRows } from '../rows/vendorNumberRows';

const noCodes = ['', 'ABC', '100000000000', '\0', '\ud800', "'; DROP TABLE coupon_purchases; --", 'x'.repeat(101)];

export const couponOperations: HostileTable = {
  'Mutation.purchaseCoupon': {
    as: 'anonymous',
    accepted: ({ coupon, id }) => ({
      input: {
        ...{ brochureId: id('Brochure', coupon), name: 'Kim Tran', email: 'kim@people.example' },
        ...{ acceptTerms: true, expectedPriceCents: 99_999_999, idempotencyKey: 'a-key-of-kim' },
      },
    }),
    refused: ({ draft, id }) => [
      ...idRows('input.brochureId', 'Brochure'),
      ['input.brochureId', 'of an ad that is no coupon', id('Brochure', draft), 'NOT_FOUND'],
      ...textRows('input.name', { atMost: 100, needed: true }),
      ...emailRows('input.email'),
      ...booleanRows('input.acceptTerms'),
      ['input.acceptTerms', 'not accepted', false, 'VALIDATION_FAILED', 'acceptTerms'],
      ...intRows('input.expectedPriceCents', 0, 99_999_999),
      ...wrongTypes('input.idempotencyKey'),
      ...refusedTexts('input.idempotencyKey', [
        '',
        'short',
        'with a space',
        'with\0null',
        'ä'.repeat(10),
        'x'.repeat(101),
      ]),
    ],
  },
  'Query.couponByCode': {
    as: 'vendor',
    accepted: ({ purchase }) => ({ code: purchase.code }),
    refused: () => [...missing('code'), ...wrongTypes('code'), ...refusedTexts('code', noCodes)],
  },
  'Query.reservedCoupon': {
    as: 'anonymous',
    accepted: ({ couponToken }) => ({ token: couponToken }),
    refused: ({ couponToken }) => [
      ...missing('token'),
      ...wrongTypes('token'),
      ...refusedTexts(
        'token',
        [
          ...['', 'x', '\0'.repeat(55), 'x'.repeat(55), 'ä'.repeat(55), 'x'.repeat(70_000)],
          ...[`${couponToken}=`, couponToken.toLowerCase(), `A${couponToken.slice(1)}`, `${couponToken.slice(0, -1)}ä`],
        ],
        'NOT_FOUND',
      ),
      ...refusedTexts('token', ['\ud800'.repeat(55)]),
    ],
  },
  'Mutation.cancelCoupon': {
    as: 'anonymous',
    accepted: ({ couponToken }) => ({ input: { token: couponToken } }),
    refused: ({ couponToken }) => [
      ...missing('input.token'),
      ...wrongTypes('input.token'),
      ...refusedTexts(
        'input.token',
        ['', 'x', '\0'.repeat(55), 'x'.repeat(70_000), couponToken.toLowerCase(), `A${couponToken.slice(1)}`],
        'NOT_FOUND',
      ),
      ...refusedTexts('input.token', ['\ud800'.repeat(55)]),
    ],
  },
  'Mutation.confirmCoupon': {
    as: 'anonymous',
    accepted: ({ confirmToken }) => ({ input: { token: confirmToken } }),
    refused: ({ couponToken, confirmToken }) => [
      ...missing('input.token'),
      ...wrongTypes('input.token'),
      ...refusedTexts(
        'input.token',
        ['', 'x', '\0'.repeat(55), 'x'.repeat(70_000), couponToken, `A${confirmToken.slice(1)}`],
        'NOT_FOUND',
      ),
      ...refusedTexts('input.token', ['\ud800'.repeat(55)]),
    ],
  },
  'Mutation.setCouponReminder': {
    as: 'anonymous',
    accepted: ({ couponToken }) => ({ input: { token: couponToken, remind: true } }),
    refused: ({ couponToken }) => [
      ...missing('input.token'),
      ...wrongTypes('input.token'),
      ...refusedTexts('input.token', ['', 'x', '\0'.repeat(55), `A${couponToken.slice(1)}`], 'NOT_FOUND'),
      ...booleanRows('input.remind'),
    ],
  },
  'Query.vendorFigures': {
    as: 'administrator',
    accepted: ({ seller }) => ({ vendorDatabaseId: seller.vendorId, from: '2026-11-01', to: '2026-11-20' }),
    refused: () => [
      ...vendorNumberRows(),
      ['vendorDatabaseId', 'no company', null, 'VALIDATION_FAILED', 'vendorDatabaseId'],
      ...['2026-02-31', '20/11/2026', '', '0000-01-01', 5, {}].flatMap((value): HostileRow[] => [
        ['from', JSON.stringify(value), value, 'BAD_REQUEST', 'from'],
        ['to', JSON.stringify(value), value, 'BAD_REQUEST', 'to'],
      ]),
      ['days', 'besides the first day', 7, 'VALIDATION_FAILED', 'days'],
      ...['NaN', '', true, {}, 1.5].map((value): HostileRow => [
        'days',
        JSON.stringify(value),
        value,
        'BAD_REQUEST',
        'days',
      ]),
      ['from', 'after the last day', '2026-11-21', 'VALIDATION_FAILED', 'from'],
      ['from', 'too many days', '2025-11-19', 'VALIDATION_FAILED', 'from'],
      ['to', 'before the first day', '0001-01-02', 'VALIDATION_FAILED', 'from'],
    ],
  },
  'Query.couponFigures': {
    as: 'vendor',
    accepted: ({ draft }) => ({ brochureDatabaseId: draft.id }),
    refused: () => [
      ...['NaN', '', true, {}, 1.5, 2_147_483_648].map((value): HostileRow => [
        'brochureDatabaseId',
        JSON.stringify(value),
        value,
        'BAD_REQUEST',
        'brochureDatabaseId',
      ]),
      ...[-1, 0, 2_147_483_647].map((value): HostileRow => [
        'brochureDatabaseId',
        `${value} of nobody`,
        value,
        'NOT_FOUND',
      ]),
    ],
  },
  'Mutation.sendMyCoupons': {
    as: 'anonymous',
    accepted: ({ buyer }) => ({ input: { email: buyer.email } }),
    refused: () => emailRows('input.email'),
  },
  'Mutation.openMyCoupons': {
    as: 'anonymous',
    accepted: ({ buyerLinks }) => ({ input: { token: buyerLinks.mailed } }),
    refused: ({ buyerLinks }) => [
      ...missing('input.token'),
      ...textRows('input.token', { atMost: 200 }),
      ['input.token', 'empty', '', 'NOT_FOUND'],
      ['input.token', 'of an open page', buyerLinks.open, 'NOT_FOUND'],
      ['input.token', 'a null character', '\0', 'NOT_FOUND'],
    ],
  },
  'Query.buyerCoupons': {
    as: 'anonymous',
    accepted: ({ buyerLinks }) => ({ token: buyerLinks.open }),
    refused: () => [
      ...missing('token'),
      ...wrongTypes('token'),
      ...refusedTexts('token', ['', 'x', '\0', 'x'.repeat(70_000)], 'NOT_FOUND'),
    ],
  },
  'Mutation.redeemCoupon': {
    as: 'vendor',
    accepted: ({ purchase }) => ({ input: { code: purchase.code } }),
    refused: () => [
      ...missing('input.code'),
      ...wrongTypes('input.code'),
      ...refusedTexts('input.code', noCodes),
      ...booleanRows('input.outsideConditions'),
    ],
  },
  'Mutation.undoRedemption': {
    as: 'vendor',
    accepted: ({ redeemed, id }) => ({ input: { id: id('CouponPurchase', redeemed), reason: 'A mistake.' } }),
    refused: () => [
      ...idRows('input.id', 'CouponPurchase'),
      ...textRows('input.reason', { atMost: 200, needed: true }),
    ],
  },
  'Query.redemptionsToday': {
    as: 'administrator',
    accepted: ({ seller }) => ({ vendorDatabaseId: seller.vendorId, first: 10 }),
    refused: () => [...forwardPageRows(), ...vendorNumberRows()],
  },
  'Query.offlineCoupons': {
    as: 'administrator',
    accepted: ({ seller }) => ({ vendorDatabaseId: seller.vendorId }),
    refused: () => vendorNumberRows(),
  },
  'Mutation.recordOfflineRedemptions': {
    as: 'administrator',
    accepted: ({ seller, purchase, listOfTill }) => ({
      input: {
        vendorDatabaseId: seller.vendorId,
        redemptions: [
          { key: 'a-key-of-a-till', list: listOfTill, code: purchase.code, redeemedAt: new Date().toISOString() },
        ],
      },
    }),
    refused: () => [
      ...vendorNumberRows('input.vendorDatabaseId'),
      ...missing('input.redemptions.0.key'),
      ...wrongTypes('input.redemptions.0.key'),
      ...refusedTexts('input.redemptions.0.key', ['', 'short', 'with a space', 'with\0null', 'x'.repeat(101)]),
      ...missing('input.redemptions.0.list'),
      ...wrongTypes('input.redemptions.0.list'),
      ...refusedTexts('input.redemptions.0.list', ['', '\0', 'a.b.c', 'x'.repeat(301)]),
      ...missing('input.redemptions.0.code'),
      ...wrongTypes('input.redemptions.0.code'),
      ...refusedTexts('input.redemptions.0.code', ['x'.repeat(101)]),
      ...missing('input.redemptions.0.redeemedAt'),
      ...['yesterday', '2026-13-01T00:00:00Z', '', {}].map((value): HostileRow => [
        ...(['input.redemptions.0.redeemedAt', JSON.stringify(value), value, 'BAD_REQUEST'] as const),
        'input.redemptions.0.redeemedAt',
      ]),
    ],
  },
  'Mutation.resendCoupon': {
    as: 'vendor',
    accepted: ({ purchase, id }) => ({ input: { id: id('CouponPurchase', purchase) } }),
    refused: () => idRows('input.id', 'CouponPurchase'),
  },
  'Mutation.voidCoupon': {
    as: 'administrator',
    accepted: ({ purchase, id }) => ({ input: { id: id('CouponPurchase', purchase) } }),
    refused: () => [...idRows('input.id', 'CouponPurchase'), ...textRows('input.reason', { atMost: 500 })],
  },
  'Query.couponPurchases': {
    as: 'administrator',
    accepted: ({ coupon, id }) => ({ brochureId: id('Brochure', coupon) }),
    refused: () => [
      ...pageRows(),
      ...looseIdRows('brochureId', 'Brochure'),
      ...wrongTypes('code'),
      ...refusedTexts('code', noCodes),
      ...textRows('email', { atMost: 254 }),
      ...enumRows('state'),
      ...textRows('q', { atMost: 200 }),
      ...dateRows('from'),
      ...dateRows('to'),
    ],
  },
  'Mutation.recordStatisticEvents': {
    as: 'anonymous',
    accepted: ({ coupon, id }) => ({
      input: { events: [{ brochureId: id('Brochure', coupon), eventCode: 'DETAIL_PAGE_VIEW' }] },
    }),
    refused: ({ coupon, id }) => [
      ...missing('input.events'),
      ['input.events', 'none', [], 'VALIDATION_FAILED', 'events'],
      ['input.events', 'a text', 'all', 'BAD_REQUEST', 'input.events'],
      ['input.events', 'with a null', [null], 'BAD_REQUEST', 'input.events.0'],
      [
        'input.events',
        'too many',
        Array.from({ length: 51 }, () => ({ brochureId: id('Brochure', coupon), eventCode: 'QR_SCAN' })),
        'VALIDATION_FAILED',
        'events',
      ],
      ...idRows('input.events.0.brochureId', 'Brochure', 'answered'),
      ...enumRows('input.events.0.eventCode'),
      ...dateRows('input.events.0.eventDateTime'),
      ...textRows('input.events.0.userIdentification', { atMost: 200 }),
      ...textRows('input.events.0.deviceIdentification', { atMost: 200 }),
    ],
  },
};
