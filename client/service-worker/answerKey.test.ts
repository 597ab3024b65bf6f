import { answerKey } from './answerKey';

const address = 'https://offers.example/graphql';

function asked(body: unknown, headers: Record<string, string> = {}) {
  return new Request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const list = { query: 'query BrochureListScreen($first: Int) { brochures { edges { node { id } } } }' };

test('gives the same query the same address, and another query another one', async () => {
  const keys = await Promise.all(
    [{ first: 24 }, { first: 24 }, { first: 12 }].map((variables) => answerKey(asked({ ...list, variables }))),
  );
  expect(keys[0]).toMatch(/^https:\/\/offers\.example\/graphql\?answer=[0-9a-f]{64}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('leaves the request readable', async () => {
  const request = asked(list);
  await answerKey(request);
  expect(await request.json()).toEqual(list);
});

test('uses the address of a GET query as its key', async () => {
  const url = `${address}?operationName=BrochureListScreen&variables={}`;
  expect(await answerKey(new Request(url))).toBe(new Request(url).url);
});

test.each<[string, Request]>([
  ['a change', asked({ query: 'mutation PurchaseCoupon { purchaseCoupon { __typename } }' })],
  ['a question with a login', asked(list, { authorization: 'Bearer x' })],
  ['a question with a login, as an address', new Request(`${address}?query={a}`, { headers: { authorization: 'x' } })],
  ['a coupon', asked({ query: 'query CouponScreen($token: String!) { reservedCoupon(token: $token) { code } }' })],
  ['whatever a token opens', asked({ ...list, variables: { token: 'x' } })],
  ['whatever a token opens, as an address', new Request(`${address}?variables={"token":"x"}`)],
  ['what a preview link opens', asked({ ...list, variables: { previewToken: 'x' } })],
  ['what a preview link lists', asked({ ...list, variables: { filter: { ids: [7], previewToken: 'x' } } })],
  ['what a preview link opens, as an address', new Request(`${address}?variables={"previewToken":"x"}`)],
  ['what is no JSON', asked('{')],
  ['what is no question', asked({ variables: {} })],
  ['a form', asked('a=b', { 'content-type': 'application/x-www-form-urlencoded' })],
])('does not cache %s', async (_what, request) => {
  expect(await answerKey(request)).toBeNull();
});
