import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../../platform/rest/defineRoute';
import { purchaseByToken } from '../purchaseByToken';
import { purchasedBrochureLoader } from '../purchasedBrochureLoader';
import { reservedCouponOf } from '../reservedCouponOf';
import { composeCouponCalendar } from './composeCouponCalendar';
import { renderCoupon } from './renderCoupon';

export const couponPdfRoutes = [
  defineRoute({
    method: 'GET',
    url: '/rest/coupon/public/:token/pdf',
    action: 'reservedCoupon',
    // each request draws it, which costs as much as a change
    rateLimit: 'writes',
    tag: 'Coupons',
    summary: 'A reserved coupon as PDF',
    description:
      "For the buyer, who has the token from the purchase (GraphQL's `coupon.pdfPath`). 404: it opens nothing.",
    params: Type.Object({ token: Type.String({ maxLength: 100, description: 'Opaque, 55 characters' }) }),
    responses: { 200: { description: 'The coupon', file: 'application/pdf' } },
    async handle(context, { params }) {
      const purchase = await purchaseByToken(context, params.token);
      const brochure = await context.loader(purchasedBrochureLoader).load(purchase.brochureId);
      const bytes = brochure && (await renderCoupon(context, purchase, brochure));
      if (!bytes) throw new Error('The coupon could not be drawn.');
      return { status: 200, file: { bytes, contentType: 'application/pdf', name: `coupon-${purchase.code}.pdf` } };
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/rest/coupon/public/:token/calendar',
    action: 'reservedCoupon',
    tag: 'Coupons',
    summary: 'The last day of a reserved coupon for a calendar',
    description: 'One whole day, as iCalendar, for the buyer who has the token. 404: it opens nothing.',
    params: Type.Object({ token: Type.String({ maxLength: 100, description: 'Opaque, 55 characters' }) }),
    responses: { 200: { description: 'The calendar', file: 'text/calendar' } },
    async handle(context, { params }) {
      const purchase = await purchaseByToken(context, params.token);
      const { companyName, token } = await reservedCouponOf(context, purchase);
      const url = `${context.publicUrl}/coupon/${token}`;
      const bytes = Buffer.from(composeCouponCalendar({ purchase, companyName, url }));
      return { status: 200, file: { bytes, contentType: 'text/calendar', name: 'coupon.ics' } };
    },
  }),
];
