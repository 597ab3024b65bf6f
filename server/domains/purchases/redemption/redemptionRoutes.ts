import { Type } from '@sinclair/typebox';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { defineRoute } from '../../../platform/rest/defineRoute';
import { databaseId, orNull } from '../../../platform/rest/schemas';
import { accountLoader } from '../../accounts/accountLoader';
import type { CouponPurchase } from '../CouponPurchase';
import { redemptionsToday } from './redemptionsToday';
import { undoRedemption } from './undoing/undoRedemption';

const coupon = Type.Object(
  {
    id: databaseId(),
    brochureId: databaseId(),
    code: Type.String(),
    name: Type.String({ description: "The buyer's name" }),
    title: Type.String({ description: 'Title of the ad when the coupon was reserved' }),
    redeemedAt: orNull(Type.String({ description: 'ISO 8601; null: not redeemed' })),
    redeemedByName: orNull(Type.String({ description: 'Name of the login that redeemed it' })),
  },
  { additionalProperties: false },
);
const redeemed = {
  ...{ id: 81, brochureId: 1042, code: '7K2M9QXR04TB', name: 'Kim Tran', title: 'Two for one' },
  ...{ redeemedAt: '2026-11-20T02:00:00.000Z', redeemedByName: 'Toni' },
};

export const redemptionRoutes = [
  defineRoute({
    method: 'GET',
    url: '/rest/vendor/:id/redemptionsToday',
    action: 'redemptionsToday',
    ownerAt: { vendorDatabaseId: 'id' },
    tag: 'Coupons',
    summary: "Coupons of a company's ads that were redeemed today, the last one first",
    description: "For administrators and the company's own logins. The day is that of each ad's time zone.",
    params: Type.Object({ id: databaseId({ description: 'Number of the vendor' }) }),
    query: Type.Object({
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Absent = 24' })),
      after: Type.Optional(Type.String({ maxLength: 500, description: '`next` of the page before' })),
    }),
    responses: {
      200: {
        description: 'A page of them',
        schema: Type.Object(
          { coupons: Type.Array(coupon), next: orNull(Type.String({ description: 'null: this is the last page' })) },
          { additionalProperties: false },
        ),
        example: { coupons: [redeemed], next: null },
      },
    },
    async handle(context, { params, query }) {
      const page = await redemptionsToday(context, {
        vendorDatabaseId: params.id,
        first: query.pageSize ?? null,
        after: query.after ?? null,
      });
      const coupons = await Promise.all(page.edges.map(({ item }) => present(context, item)));
      return { status: 200, body: { coupons, next: page.hasNextPage ? (page.edges.at(-1)?.cursor ?? null) : null } };
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/rest/coupon/vendor/:id/undoRedemption',
    action: 'undoRedemption',
    tag: 'Coupons',
    summary: 'Undo a redemption',
    description:
      'For the login that redeemed the coupon, within 10 minutes and once. 403: another login; 409: not redeemed, undone ' +
      'before, or too late. Asking again: 200, nothing changes.',
    params: Type.Object({ id: databaseId({ description: 'Number of the coupon' }) }),
    body: Type.Object({ reason: Type.String({ maxLength: 4000, description: '1 to 200 visible characters' }) }),
    bodyExample: { reason: 'The wrong coupon was scanned.' },
    responses: {
      200: {
        description: 'The coupon as it is now',
        schema: coupon,
        example: { ...redeemed, redeemedAt: null, redeemedByName: null },
      },
    },
    async handle(context, { params, body }) {
      const purchase = await undoRedemption(context, { id: params.id, reason: body.reason });
      return { status: 200, body: await present(context, purchase) };
    },
  }),
];

async function present(context: RequestContext, purchase: CouponPurchase) {
  const { id, brochureId, code, name, title, redeemedAt, redeemedById } = purchase;
  const redeemer = redeemedById === null ? null : await context.loader(accountLoader).load(redeemedById);
  return {
    ...{ id, brochureId, code, name, title },
    redeemedAt: redeemedAt?.toISOString() ?? null,
    redeemedByName: redeemer?.name ?? null,
  };
}
