import { readRenewalToken } from '../domains/advertiser-notices/renewal-links/renewalTokens';
import { readStopToken as readFollowStop } from '../domains/follows/stopTokens';
import { readConfirmToken, readCouponToken, readStopToken } from '../domains/purchases/couponTokens';
import { readLeaveToken } from '../domains/purchases/waiting/waitingTokens';
import { readAddressToken, readRequestToken } from '../domains/retention/privacy-requests/requestTokens';
import { verifyPreviewToken } from '../domains/previews/readPreviewAccess';
import { readOptOutToken } from '../platform/mailer/opt-outs/optOutTokens';
import { hashSecretToken } from '../shared/secret-tokens/hashSecretToken';
import { useTestServer } from '../test/useTestServer';

/** Mails stay in mailboxes for years: their tokens are written out here, as the first versions of the code made them. */
const secret = 'the secret of links that were mailed before';
const did = 'k3v9xq2mt7az';
const recipientHash = '9cb1538a1e74c5fa9033cb6c84e7488d4af00b0eca5522b44e3420b1e6ac890a';

it.each<[string, (secret: string, token: string) => unknown, token: string, unknown]>([
  ['/coupon/', readCouponToken, `${did}n25EitFiGAI0QHWHs0L6zFJVBqP-zR2jGir5B2laeiA`, did],
  ['/coupon/…?confirm=', readConfirmToken, `${did}Mwkg9ESvsBRLPWkGGCyjzMkMbh3yHu6FmxT2OaK9rFE`, did],
  ['/coupon-reminders/stop?token=', readStopToken, `${did}bJ1xVmJnWKwSqFmNvdSRWOgE0vJeXp4ZkhxcCBuMiWQ`, did],
  ['/privacy-request/', readRequestToken, `${did}gdHrWOacqEYdojMnptMChELFCwVDe7Cx9uf0BQ2vSEU`, did],
  ['/privacy-request/…?confirm=', readAddressToken, `${did}YqYYnsb9JOnNG4IhTBduoM39T25H3rdk-halO-f_nsI`, did],
  [
    '/unsubscribe?token=',
    readOptOutToken,
    `${recipientHash}6ac1a19d8d338a6854fa13d0df660128cd2f883ca4adad28dd7560a83ca34f03`,
    recipientHash,
  ],
  [
    '/follow/stop?token= of one',
    readFollowStop,
    '7-42b818b8b93228bee4adfc7b5be381ad44b49345d2204909f84db7eaa2b82301',
    { followId: 7 },
  ],
  [
    '/follow/stop?token= of all',
    readFollowStop,
    `${recipientHash}-e874a459b9ddd3f32cfd55b4cf43a9039468538b181b8ca211769cb3a7e7a5cd`,
    { recipientHash },
  ],
  [
    '/waiting/stop?token=',
    readLeaveToken,
    `${recipientHash}-d10aeff58e96f8c3f37883df36224abaac7853a55fac3694ab5c1643b0fa998a`,
    recipientHash,
  ],
  [
    '/renew?token=',
    readRenewalToken,
    `7.2026-12-24.3.${recipientHash}.8c181d6bca9488e847289adbdb8e4305d2a56a60074c52c7f93b0bf6212a48d3`,
    { brochureId: 7, lastDay: '2026-12-24', stateVersion: 3, recipientHash },
  ],
])('a link %s of an old mail still opens', (_path, read, token, meant) => {
  expect(read(secret, token)).toEqual(meant);
});

it('the hash of a random token stays: invitations, new passwords, links to coupons, confirmations of mails', () => {
  expect(hashSecretToken('V0hKQ2x1cmtsZXNhbXBsZXRva2VuMDEyMzQ1Njc4OTA')).toBe(
    '41e536181cb91daa06f5a320548c751d5fca5a894dc9c900a10a1721cafcc4eb',
  );
});

it('a preview of an old mail still opens, for its 30 days', async () => {
  const opened = await verifyPreviewToken(
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ2ZXIiOjQsInN1YiI6ImJyb2NodXJlOjciLCJpc3MiOiJsb2NhbC1vZmZlcnMiLCJhdWQiOiJsb2NhbC1vZmZlcnM6cHJldmlldyIsImlhdCI6MTc5NTE2ODgwMCwiZXhwIjoxNzk3NzYwODAwfQ.fpgizUObJX5zjW3behuI4Op6U7VCosJT1iu53YHYTV4',
    secret,
    new Date('2026-11-21T10:00:00Z'),
  );
  expect(opened).toEqual({ kind: 'BROCHURE', brochureId: 7, stateVersion: 4 });
});

/** Pages of the server itself; those of the client are in `client/app/linksOfOldMails.test.ts`. */
describe('the address of an old mail', () => {
  const server = useTestServer();
  const ask = async (url: string) => {
    const { statusCode, body } = await server.app.inject({ url, headers: { accept: 'text/html' } });
    return { statusCode, body: body.replaceAll(/"requestId":"[^"]*"/g, '') };
  };

  it.each([
    ...['/unsubscribe?token=a', '/follow/confirm?token=a', '/follow/stop?token=a', '/waiting/stop?token=a'],
    ...[
      '/coupon-reminders/stop?token=a',
      '/renew?token=a',
      '/rest/coupon/public/a/pdf',
      '/rest/coupon/public/a/calendar',
    ],
    ...['/coupon/a/apple-wallet', '/coupon/a/google-wallet', '/qr/7'],
  ])('%s leads to its own page', async (url) => {
    const nowhere = await ask('/renewal?token=a');
    const answer = await ask(url);
    expect([nowhere.statusCode, answer.body === nowhere.body]).toEqual([404, false]);
  });
});
