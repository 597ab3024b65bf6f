import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { useTestServer } from '../../../test/useTestServer';
import type { Brochure } from '../../brochures/Brochure';
import { CouponPurchase } from '../CouponPurchase';
import { drawCouponPdf } from '../documents/drawCouponPdf';
import { readCouponCode } from '../codes/readCouponCode';

jest.mock('../documents/drawCouponPdf', () => ({ drawCouponPdf: jest.fn() }));

const server = useTestServer({
  rateLimits: { reads: 100, writes: 1, logins: 1, purchases: 3, enquiries: 3, files: 100_000, megabytes: 100_000 },
});
let brochure: Brochure;

beforeAll(async () => {
  brochure = await makeCouponAd(server.dependencies.database);
});

function buy(email: string, remoteAddress: string, more: object = {}, headers: Record<string, string> = {}) {
  const url = `/rest/brochure/public/${brochure.id}/purchase`;
  const payload = { name: 'Kim Tran', email, ...more };
  return server.app.inject({ method: 'POST', url, remoteAddress, headers, payload });
}

describe('POST /rest/brochure/public/{id}/purchase', () => {
  it('returns the code when the PDF cannot be drawn', async () => {
    jest.mocked(drawCouponPdf).mockRejectedValueOnce(new Error('no font'));
    const answer = await buy('kim@people.example', '203.0.113.1');
    expect(answer.statusCode).toBe(200);
    const { code, ...rest } = answer.json<{ did: string; code: string; pdf: boolean }>();
    expect(readCouponCode(code)).toBe(code);
    expect(rest).toEqual({ did: expect.stringMatching(/^\w{12}$/) as string, pdf: false });
  });

  it('says until when a held coupon is to be confirmed, and nothing once it is', async () => {
    jest.mocked(drawCouponPdf).mockRejectedValue(new Error('no font'));
    const key = { 'idempotency-key': 'key-of-a-held-coupon' };
    const ask = async () => (await buy('ash@people.example', '203.0.113.7', {}, key)).json<{ heldUntil?: string }>();
    expect(await ask()).not.toHaveProperty('heldUntil');
    const purchases = server.dependencies.database.getRepository(CouponPurchase);
    const heldUntil = new Date(Date.now() + 60_000);
    await purchases.update({ email: 'ash@people.example' }, { heldUntil });
    expect(await ask()).toHaveProperty('heldUntil', heldUntil.toISOString());
    await purchases.update({ email: 'ash@people.example' }, { confirmedAt: new Date() });
    expect(await ask()).not.toHaveProperty('heldUntil');
  });

  it('refuses a price above the expected one with the new figures; the expected price is optional', async () => {
    jest.mocked(drawCouponPdf).mockResolvedValue(Buffer.from('%PDF-1.7'));
    const higher = await buy('pat@people.example', '203.0.113.3', { expectedPrice: 14.94 });
    expect(higher.statusCode).toBe(409);
    expect(higher.json()).toMatchObject({
      ...{ code: 'OFFER_CHANGED', discountedPrice: 14.95, normalPrice: 19.99, discount: 5.04 },
      type: expect.stringMatching(/\/problems\/offer-changed$/) as string,
    });
    expect((await buy('pat@people.example', '203.0.113.3', { expectedPrice: 14.95 })).statusCode).toBe(200);
    expect((await buy('jo@people.example', '203.0.113.3')).statusCode).toBe(200);
    expect(jest.mocked(drawCouponPdf).mock.lastCall?.[0]).toMatchObject({ price: '$14.95' });
  });

  it('refuses an expected price with a third decimal', async () => {
    const refused = await buy('quinn@people.example', '203.0.113.9', { expectedPrice: 14.956 });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('expectedPrice has more than two decimals');
  });

  it("names the header of another buyer's key, and reveals nothing", async () => {
    jest.mocked(drawCouponPdf).mockResolvedValue(Buffer.from('%PDF-1.7'));
    const key = { 'idempotency-key': 'key-of-one-purchase' };
    expect((await buy('lee@people.example', '203.0.113.4', {}, key)).statusCode).toBe(200);
    const refused = await buy('max@people.example', '203.0.113.4', {}, key);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ errors: [{ field: 'idempotency-key', code: 'KEY_REUSED' }] });
  });

  it('has its own rate limit', async () => {
    jest.mocked(drawCouponPdf).mockResolvedValue(Buffer.from('%PDF-1.7'));
    const answers = [];
    for (const buyer of [1, 2, 3, 4]) answers.push(await buy(`buyer-${buyer}@people.example`, '203.0.113.2'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(answers[3]?.headers).toHaveProperty('retry-after');
  });
});
