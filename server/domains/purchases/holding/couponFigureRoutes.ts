import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../../platform/rest/defineRoute';
import { databaseId } from '../../../platform/rest/schemas';
import { readCouponFigures } from './readCouponFigures';

const count = (description: string) => Type.Integer({ description });

export const couponFigureRoutes = [
  defineRoute({
    method: 'GET',
    url: '/rest/brochure/vendor/:id/couponFigures',
    action: 'couponFigures',
    ownerAt: { brochureDatabaseId: 'id' },
    tag: 'Coupons',
    summary: 'Held, confirmed, returned and refused coupons of an ad',
    description: 'For administrators and the vendor whose ad it is.',
    params: Type.Object({ id: databaseId() }),
    responses: {
      200: {
        description: 'The figures since the ad was made',
        schema: Type.Object(
          {
            held: count('They wait for their buyers, who confirm them by mail'),
            confirmed: count('Their buyers confirmed them'),
            returned: count('Nobody confirmed them: their places have returned'),
            refused: count('Purchases refused because too many came at once'),
          },
          { additionalProperties: false },
        ),
        example: { held: 4, confirmed: 2, returned: 11, refused: 180 },
      },
    },
    async handle(context, { params }) {
      const { held, confirmed, returned, refused } = await readCouponFigures(context, { brochureId: params.id });
      return { status: 200, body: { held, confirmed, returned, refused } };
    },
  }),
];
