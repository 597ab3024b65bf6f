import { describePurchaseProblem } from './describePurchaseProblem';

const message = 'This offer ended on 31/01/2026.';

test.each([
  ['SOLD_OUT', 'All coupons are taken', true, false],
  ['ENDED', 'This offer has ended', true, false],
  ['NOT_FOUND', 'This coupon cannot be had', true, false],
  ['ALREADY_PURCHASED', 'You have this coupon already', false, false],
  ['OFFER_CHANGED', 'The price has changed', false, false],
  ['TOO_MANY_REQUESTS', 'Not possible just now', false, false],
  ['CONFLICT', 'That did not work', false, false],
  ['NETWORK', 'We could not reach the server', false, true],
  ['UNAVAILABLE', 'We cannot be reached at the moment', false, true],
  ['TIMEOUT', 'The server takes too long', false, true],
  ['INTERNAL', 'Something went wrong on our side', false, true],
])('%s: %s', (code, title, isFinal, isUnknown) => {
  expect(describePurchaseProblem({ code, message })).toMatchObject({ code, title, isFinal, isUnknown });
});

test('includes details that only the server knows', () => {
  expect(describePurchaseProblem({ code: 'ENDED', message }).text).toContain(message);
  expect(describePurchaseProblem({ code: 'TOO_MANY_REQUESTS', message }).text).toContain(message);
  expect(describePurchaseProblem({ code: 'UNAVAILABLE', message, retryAfterSeconds: 40 }).text).toMatch(/40 sec/);
  expect(describePurchaseProblem({ code: 'UNAVAILABLE', message, retryAfterSeconds: 840 }).text).toMatch(/14 min/);
});

test('never says how to get around the limit of a person', () => {
  const { title, text } = describePurchaseProblem({ code: 'ALREADY_PURCHASED', message: 'Two a person.' });
  expect(text).toContain('Two a person.');
  expect(`${title} ${text}`).not.toMatch(/address|another|other/i);
});

test.each(['SOLD_OUT', 'ALREADY_PURCHASED', 'TOO_MANY_REQUESTS', 'CONFLICT', 'OFFER_CHANGED'])(
  '%s never says how buyers are told apart',
  (code) => {
    const { title, text } = describePurchaseProblem({ code, message: '', retryAfterSeconds: 600 });
    expect(`${title} ${text}`).not.toMatch(/network|address|device|browser|connection|gmail|\bplus\b|dots?\b/i);
  },
);

test('promises the same coupon when the outcome is unknown', () => {
  expect(describePurchaseProblem({ code: 'NETWORK', message }).text).toContain('you get the same coupon');
});
