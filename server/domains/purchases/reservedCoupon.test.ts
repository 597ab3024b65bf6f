import { askGraphql } from '../../test/askGraphql';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { makeContext } from '../../test/makeContext';
import { useTestServer } from '../../test/useTestServer';
import { couponTokenOf } from './couponTokens';
import { CouponPurchase } from './CouponPurchase';
import { purchaseCoupon } from './buying/purchaseCoupon';

const server = useTestServer();
const query = `query ($token: String!) { reservedCoupon(token: $token) {
  token code title companyName discountedPriceCents termsOfOffer validTo state brochureDatabaseId redeemUrl pdfPath
  remind calendarPath voidReason heldUntil
} }`;

async function bought() {
  const { database, config } = server.dependencies;
  const brochure = await makeCouponAd(database, { companyName: 'Tern Bay Coffee' });
  const input = { brochureId: brochure.id, name: 'Kim Tran', email: 'kim@people.example' };
  const outcome = await purchaseCoupon(makeContext({ database }), input);
  if (outcome.kind !== 'PURCHASED') throw new Error(outcome.message);
  return { brochure, purchase: outcome.purchase, token: couponTokenOf(config.identitySecret, outcome.purchase.did) };
}

const ask = (token: string) => askGraphql(server, { query, variables: { token } });

it('shows the buyer the terms of the purchase and the current state', async () => {
  const { brochure, purchase, token } = await bought();
  const { data, errors } = await ask(token);
  expect(errors).toEqual([]);
  expect(data?.['reservedCoupon']).toEqual({
    token,
    code: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/) as string,
    title: 'Two coffees for one',
    companyName: 'Tern Bay Coffee',
    discountedPriceCents: 1495,
    termsOfOffer: 'One each.',
    validTo: '2099-12-31',
    state: 'VALID',
    brochureDatabaseId: brochure.id,
    redeemUrl: `${server.dependencies.config.http.publicUrl}/redeem?code=${purchase.code}`,
    pdfPath: `/rest/coupon/public/${token}/pdf`,
    ...{ calendarPath: `/rest/coupon/public/${token}/calendar`, remind: false, voidReason: null, heldUntil: null },
  });
  await server.dependencies.database.getRepository(CouponPurchase).update(purchase.id, { voidedAt: new Date() });
  expect((await ask(token)).data?.['reservedCoupon']).toMatchObject({ state: 'VOIDED' });
});

it('opens as PDF that no cache stores', async () => {
  const { purchase, token } = await bought();
  const answer = await server.app.inject(`/rest/coupon/public/${token}/pdf`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="coupon-${purchase.code}.pdf"`);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

it('is read over the connections that lists use', async () => {
  const { brochure, token } = await bought();
  const list = `{ brochures(first: 1, filter: { ids: [${brochure.id}] }) { totalCount edges { node { id } } } }`;
  for (const _time of [1, 2, 3]) {
    expect((await askGraphql(server, { query: list })).errors).toEqual([]);
    expect((await ask(token)).errors).toEqual([]);
  }
});

it("does not open with its vendor's knowledge of it, nor with a forged token", async () => {
  const { purchase, token } = await bought();
  for (const wrong of [purchase.did, purchase.code, purchase.did + 'A'.repeat(43), `${token}x`, '']) {
    expect((await ask(wrong)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
  }
  const url = `/rest/coupon/public/${purchase.did}${'A'.repeat(43)}/pdf`;
  expect((await server.app.inject(url)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});
