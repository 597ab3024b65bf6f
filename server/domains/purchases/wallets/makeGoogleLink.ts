import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { composeGooglePass } from './composeGooglePass';
import { findWalletCoupon } from './findWalletCoupon';

/**
 * Returns the address at Google that saves the coupon of a token in Google Wallet: a JWT that the service account signed.
 * @throws NOT_FOUND if the token opens nothing, or the site has no Google Wallet; CONFLICT if the coupon is not good
 */
export async function makeGoogleLink(context: RequestContext, token: string): Promise<string> {
  const coupon = await findWalletCoupon(context, token);
  const { google } = context.wallets;
  if (google === null) throw new DomainError('NOT_FOUND', 'This site has no passes for Google Wallet.');
  const claims = {
    typ: 'savetowallet',
    // no page of ours shows Google's own button, for which it would name our origins
    origins: [],
    payload: composeGooglePass(coupon, google.issuer),
  };
  const jwt = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(google.account)
    .setAudience('google')
    .setIssuedAt(Math.floor(context.clock.now().getTime() / 1000))
    .sign(createPrivateKey(google.key));
  return `https://pay.google.com/gp/v/save/${jwt}`;
}
