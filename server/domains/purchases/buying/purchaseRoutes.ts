import { readShownTerms, shownTerms } from '../../../shared/legal/shownTerms';
import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../../platform/rest/defineRoute';
import { databaseId } from '../../../platform/rest/schemas';
import { DomainError, type FieldError } from '../../../shared/errors/DomainError';
import { readCents } from '../../../shared/money/readCents';
import { brochureFields } from '../../brochures/fields/brochureFields';
import { isUnconfirmed } from '../holding/isUnconfirmed';
import { idempotencyKeyPattern } from '../../../shared/validation/idempotencyKeyPattern';
import { purchaseCoupon } from './purchaseCoupon';
import { purchaseRefusal } from './purchaseRefusal';
import { renderCoupon } from '../documents/renderCoupon';
import { whenReminded } from '../../../../shared/coupons/whenReminded';

const withoutPdf = Type.Object(
  {
    did: Type.String(),
    code: Type.String(),
    pdf: Type.Literal(false),
    heldUntil: Type.Optional(
      Type.String({ description: 'ISO 8601: the buyer has to confirm the coupon by the link in the mail before' }),
    ),
  },
  { additionalProperties: false },
);

export const purchaseRoutes = [
  defineRoute({
    method: 'POST',
    url: '/rest/brochure/public/:id/purchase',
    action: 'purchaseCoupon',
    tag: 'Coupons',
    summary: 'Reserve a coupon',
    description:
      'A free reservation; the buyer pays the vendor. 404: no such coupon is public. 409: SOLD_OUT, ALREADY_PURCHASED or ' +
      'OFFER_CHANGED: it costs more than expectedPrice, and the answer says what. 410: ENDED. Send a new Idempotency-Key for each purchase: when the answer is lost, the same key gives the same coupon.',
    rateLimit: 'purchases',
    params: Type.Object({ id: databaseId() }),
    headers: Type.Object({
      'idempotency-key': Type.Optional(
        Type.String({ pattern: idempotencyKeyPattern, description: '8 to 100 visible ASCII characters' }),
      ),
    }),
    body: Type.Object({
      name: Type.String({ maxLength: 1000, description: '2 to 100 visible characters' }),
      email: Type.String({ maxLength: 254 }),
      acceptTerms: Type.Optional(Type.Boolean({ description: 'false is refused' })),
      termsVersion: Type.Optional(Type.String({ maxLength: 10, description: `DD/MM/YYYY. ${shownTerms}` })),
      remind: Type.Optional(Type.Boolean({ description: `true: mails ${whenReminded}. Absent: false` })),
      expectedPrice: Type.Optional(
        Type.Number({
          minimum: 0,
          maximum: brochureFields.discountedPriceCents.most / 100,
          description: 'Dollars: the price that was shown. Absent: the current price is taken, and the PDF says it',
        }),
      ),
    }),
    bodyExample: { name: 'Kim Tran', email: 'kim@people.example', acceptTerms: true, expectedPrice: 14.95 },
    responses: {
      200: {
        description: 'The coupon as PDF; as JSON when the PDF could not be drawn',
        file: 'application/pdf',
        schema: withoutPdf,
        example: { did: 'k3v9xq2mt7az', code: '7K2M9QXR04TB', pdf: false },
      },
    },
    async handle(context, { params, body, headers }) {
      const idempotencyKey = headers['idempotency-key'] ?? null;
      const { expectedPrice, ...buyer } = body;
      const errors: FieldError[] = [];
      const expectedPriceCents = expectedPrice === undefined ? null : readCents('expectedPrice', expectedPrice, errors);
      if (errors.length > 0) throw new DomainError('VALIDATION_FAILED', errors[0]?.message ?? '', { errors });
      const termsVersion = readShownTerms(buyer.termsVersion);
      const input = { ...buyer, termsVersion, expectedPriceCents, brochureId: params.id, idempotencyKey };
      const outcome = await purchaseCoupon(context, input);
      if (outcome.kind !== 'PURCHASED') throw purchaseRefusal(outcome);
      const { purchase, brochure } = outcome;
      const bytes = await renderCoupon(context, purchase, brochure);
      const { heldUntil } = purchase;
      const held = heldUntil && isUnconfirmed(purchase) && { heldUntil: heldUntil.toISOString() };
      if (!bytes) return { status: 200, body: { did: purchase.did, code: purchase.code, pdf: false, ...held } };
      return { status: 200, file: { bytes, contentType: 'application/pdf', name: `coupon-${purchase.code}.pdf` } };
    },
  }),
];
