import { SignJWT, UnsecuredJWT } from 'jose';
import { setOlderSecrets } from '../../shared/secrets/olderSecrets';
import { signAccessToken } from './signAccessToken';
import { verifyAccessToken } from './verifyAccessToken';

const secret = 'a secret for tests that is long enough';
const now = new Date('2026-11-20T10:00:00Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const sign = (): Promise<string> =>
  signAccessToken({ accountId: 7, tokenVersion: 3 }, { secret, lifetimeSeconds: 28_800 }, now);

describe('access tokens', () => {
  it('identify the account for eight hours', async () => {
    const token = await sign();
    const claims = { accountId: 7, tokenVersion: 3 };
    await expect(verifyAccessToken(token, secret, now)).resolves.toEqual(claims);
    await expect(verifyAccessToken(token, secret, later(28_799))).resolves.toEqual(claims);
    await expect(verifyAccessToken(token, secret, later(28_800))).resolves.toBeNull();
  });

  it('stay valid when their secret is replaced, and end when it is left out', async () => {
    const token = await sign();
    const [present, leaked] = ['a newer secret for tests, long enough', 'one that forgets all before, long enough'];
    setOlderSecrets(present, ['one in between', secret]);
    await expect(verifyAccessToken(token, present, now)).resolves.toEqual({ accountId: 7, tokenVersion: 3 });
    await expect(verifyAccessToken(token, present, later(28_800))).resolves.toBeNull();
    await expect(verifyAccessToken(token, leaked, now)).resolves.toBeNull();
  });

  it('of a viewing name it, and are no others even if somebody changes the audience', async () => {
    const claims = { accountId: 7, tokenVersion: 3, sessionId: 5, viewingId: 9 };
    const token = await signAccessToken(claims, { secret, lifetimeSeconds: 1800 }, now);
    await expect(verifyAccessToken(token, secret, now)).resolves.toEqual(claims);
    const signed = (audience: string, extra: object) =>
      new SignJWT({ ver: 3, ...extra })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject('7')
        .setJti('x')
        .setIssuer('local-offers')
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(later(60))
        .sign(Buffer.from(secret));
    const mixed = [await signed('local-offers', { viewing: 9 }), await signed('local-offers-viewing', {})];
    for (const each of mixed) await expect(verifyAccessToken(each, secret, now)).resolves.toBeNull();
  });

  it('each have their own id', async () => {
    const [one, two] = await Promise.all([sign(), sign()]);
    expect(one).not.toBe(two);
  });

  it('are refused if another secret signed them, even after they were valid', async () => {
    const token = await sign();
    await verifyAccessToken(token, secret, now);
    await expect(verifyAccessToken(token, 'another secret that is long enough', now)).resolves.toBeNull();
    const [head, claims, signature = ''] = token.split('.');
    const forged = `${signature.startsWith('x') ? 'y' : 'x'}${signature.slice(1)}`;
    await expect(verifyAccessToken([head, claims, forged].join('.'), secret, now)).resolves.toBeNull();
    await expect(verifyAccessToken(await sign(), 'another secret that is long enough', now)).resolves.toBeNull();
  });

  it.each(['', 'a', 'a.b.c', '..', 'eyJhbGciOiJub25lIn0.e30.'])('are not %j', async (token) => {
    await expect(verifyAccessToken(token, secret, now)).resolves.toBeNull();
  });

  it('are refused without a signature', async () => {
    const token = new UnsecuredJWT({ ver: 3 })
      .setSubject('7')
      .setJti('x')
      .setIssuer('local-offers')
      .setAudience('local-offers')
      .setIssuedAt(now)
      .setExpirationTime(later(60))
      .encode();
    await expect(verifyAccessToken(token, secret, now)).resolves.toBeNull();
  });

  it.each([
    ['another purpose', 'password-reset', '7', 3],
    ['no account', 'local-offers', 'nobody', 3],
    ['no version', 'local-offers', '7', undefined],
  ])('are refused with %s', async (_, audience, subject, ver) => {
    const token = await new SignJWT(ver === undefined ? {} : { ver })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject)
      .setJti('x')
      .setIssuer('local-offers')
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(later(60))
      .sign(Buffer.from(secret));
    await expect(verifyAccessToken(token, secret, now)).resolves.toBeNull();
  });
});
