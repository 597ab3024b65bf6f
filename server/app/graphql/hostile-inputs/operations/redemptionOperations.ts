import type { HostileRow, HostileTable } from '../HostileOperation';
import { booleanRows, dateRows, enumRows } from '../rows/choiceRows';
import { idRows, looseIdRows } from '../rows/idRows';
import { forwardPageRows, pageRows } from '../rows/pageRows';
import { refusedTexts } from '../rows/refusedTexts';
import { missing, textRows, wrongTypes } from '../rows/textRows';
import { vendorNumberRows } from '../rows/vendorNumberRows';

const noCodes = ['', 'ABC', '100000000000', '\0', '\ud800', "'; DROP TABLE coupon_purchases; --", 'x'.repeat(101)];

export const redemptionOperations: HostileTable = {
  'Query.couponByCode': {
    as: 'vendor',
    accepted: ({ purchase }) => ({ code: purchase.code }),
    refused: () => [...missing('code'), ...wrongTypes('code'), ...refusedTexts('code', noCodes)],
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
};
