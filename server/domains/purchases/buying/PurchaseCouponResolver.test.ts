import { toGlobalId } from '../../../shared/globalId';
import { askGraphql } from '../../../test/askGraphql';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { nextNumber } from '../../../test/factories/nextNumber';
import { useTestServer } from '../../../test/useTestServer';
import type { Account } from '../../accounts/Account';
import { Brochure } from '../../brochures/Brochure';
import { CouponPurchase } from '../CouponPurchase';

const server = useTestServer();
const query = `mutation ($input: PurchaseCouponInput!) { purchaseCoupon(input: $input) {
  __typename
  ... on CouponPurchased { purchase { id code email } brochure { couponsRemaining } pdf }
  ... on CouponSoldOut { message brochure { couponsRemaining } }
  ... on CouponEnded { message brochure { id } }
  ... on CouponAlreadyPurchased { message brochure { couponsRemaining } }
  ... on CouponOfferChanged { discountedPriceCents normalPriceCents discountCents brochure { discountedPriceCents } }
} }`;
const offer = (changes: Partial<Brochure> = {}) => makeCouponAd(server.dependencies.database, changes);
const kim = () => ({ name: 'Kim Tran', email: `kim-${nextNumber()}@people.example`, acceptTerms: true });

function buy({ id }: Pick<Brochure, 'id'>, input: object) {
  return askGraphql(server, { query, variables: { input: { brochureId: toGlobalId('Brochure', id), ...input } } });
}

describe('purchaseCoupon over GraphQL', () => {
  it('returns each outcome as its own type', async () => {
    const brochure = await offer({ numberOfCoupons: 1 });
    const plenty = await offer();
    const input = kim();
    const answers = [await buy(brochure, input), await buy(brochure, kim()), await buy(plenty, input)];
    answers.push(await buy(plenty, input), await buy(await offer({ validTo: '2020-01-31' }), kim()));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(answers.map(({ data }) => data?.['purchaseCoupon'])).toEqual([
      {
        __typename: 'CouponPurchased',
        purchase: { id: expect.any(String) as string, code: expect.stringMatching(/^\w{12}$/) as string, email: null },
        brochure: { couponsRemaining: 0 },
        pdf: expect.stringMatching(/^JVBERi0/) as string,
      },
      {
        __typename: 'CouponSoldOut',
        message: 'All coupons of this offer are taken.',
        brochure: { couponsRemaining: 0 },
      },
      expect.objectContaining({ __typename: 'CouponPurchased' }),
      expect.objectContaining({ __typename: 'CouponAlreadyPurchased', brochure: { couponsRemaining: 9 } }),
      expect.objectContaining({ __typename: 'CouponEnded', message: 'This offer ended on 31/01/2020.' }),
    ]);
  });

  it('reports a price above the shown one with the new figures', async () => {
    const { data } = await buy(await offer(), { ...kim(), expectedPriceCents: 1400 });
    expect(data?.['purchaseCoupon']).toEqual({
      ...{ __typename: 'CouponOfferChanged', discountedPriceCents: 1495, normalPriceCents: 1999, discountCents: 504 },
      brochure: { discountedPriceCents: 1495 },
    });
  });

  it('hides an archived ad from buyers, in refusals and on a coupon', async () => {
    const { database } = server.dependencies;
    const brochure = await offer();
    const input = { ...kim(), idempotencyKey: `key-${nextNumber()}-of-a-buyer` };
    await buy(brochure, input);
    const archived = { status: 'ARCHIVED', archiveReason: 'REJECTED', archivedAt: new Date() } as const;
    await database.getRepository(Brochure).update({ id: brochure.id }, archived);
    const [again, refused] = [await buy(brochure, input), await buy(brochure, kim())];
    expect(again.data?.['purchaseCoupon']).toMatchObject({ __typename: 'CouponPurchased', brochure: null });
    expect(refused.data?.['purchaseCoupon']).toEqual({
      ...{ __typename: 'CouponEnded', message: 'This offer has ended.', brochure: null },
    });
  });

  it("hides the redeemer and an archived ad's content from a repeating buyer, but not from its keepers", async () => {
    const { database } = server.dependencies;
    const brochure = await offer();
    const keeper = await makeAccount(database, { name: 'Robin at the till' });
    const input = {
      ...kim(),
      brochureId: toGlobalId('Brochure', brochure.id),
      idempotencyKey: `key-${nextNumber()}-again`,
    };
    const again = (fields: string, as: Account | null = null) => {
      const asked = `mutation ($input: PurchaseCouponInput!) { purchaseCoupon(input: $input) {
        ... on CouponPurchased { purchase { ${fields} } }
      } }`;
      return askGraphql(server, { query: asked, variables: { input }, as });
    };
    await again('id');
    const redeemed = { redeemedAt: new Date(), redeemedById: keeper.id };
    await database.getRepository(CouponPurchase).update({ brochureId: brochure.id }, redeemed);
    const told = async (as: Account | null) => (await again('redeemedByName', as)).data?.['purchaseCoupon'];
    expect(await told(null)).toEqual({ purchase: { redeemedByName: null } });
    expect(await told(keeper)).toEqual({ purchase: { redeemedByName: 'Robin at the till' } });

    const archived = { status: 'ARCHIVED', archiveReason: 'MANUAL', archivedAt: new Date() } as const;
    await database.getRepository(Brochure).update({ id: brochure.id }, archived);
    const { errors } = await again('brochure { title }');
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['GONE']);
    expect((await again('brochure { databaseId }', keeper)).data?.['purchaseCoupon']).toEqual({
      purchase: { brochure: { databaseId: brochure.id } },
    });
  });

  it.each<[string, object, string, string[]]>([
    ['a name that nobody sees', { name: '\u200b ' }, 'VALIDATION_FAILED', ['name TOO_SHORT']],
    ['an endless name', { name: 'x'.repeat(5000) }, 'VALIDATION_FAILED', ['name MAX_LENGTH']],
    ['half an e-mail address', { email: 'kim@' }, 'VALIDATION_FAILED', ['email EMAIL']],
    ['terms that are not accepted', { acceptTerms: false }, 'VALIDATION_FAILED', ['acceptTerms REQUIRED']],
    ['a key with spaces', { idempotencyKey: 'a b c d e f' }, 'VALIDATION_FAILED', ['idempotencyKey MATCHES']],
    ['a foreign id', { brochureId: toGlobalId('Vendor', 1) }, 'VALIDATION_FAILED', ['brochureId INVALID_ID']],
    ['no terms', { acceptTerms: null }, 'BAD_REQUEST', ['input.acceptTerms INVALID_VALUE']],
    ['an ad that is not there', { brochureId: toGlobalId('Brochure', 2_000_000_000) }, 'NOT_FOUND', []],
  ])('refuses %s', async (_what, wrong, code, fields) => {
    const { errors } = await buy(await offer(), { ...kim(), ...wrong });
    expect(errors[0]?.extensions['code']).toBe(code);
    const named = (errors[0]?.extensions['errors'] ?? []) as { field: string; code: string }[];
    expect(named.map((each) => `${each.field} ${each.code}`)).toEqual(fields);
  });

  it('finds no coupon in an ad of another type', async () => {
    const landing = await makeBrochure(server.dependencies.database, { status: 'PUBLISHED' });
    expect((await buy(landing, kim())).errors[0]?.extensions['code']).toBe('NOT_FOUND');
  });
});
