import type { HostileTable } from '../HostileOperation';
import { booleanRows } from '../rows/choiceRows';
import { emailRows } from '../rows/emailRows';
import { idRows } from '../rows/idRows';
import { intRows } from '../rows/numberRows';
import { refusedTexts } from '../rows/refusedTexts';
import { missing, textRows, wrongTypes } from '../rows/textRows';

const byCouponToken: HostileTable[string] = {
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
};

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
  'Mutation.cancelCoupon': byCouponToken,
  'Mutation.sendCouponAgain': byCouponToken,
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
};
