import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { composeApplePass } from './composeApplePass';
import { drawWalletIcons } from './drawWalletIcons';
import { findWalletCoupon } from './findWalletCoupon';

/**
 * Returns the coupon of a token as a signed pass of Apple Wallet (`.pkpass`).
 * @throws NOT_FOUND if the token opens nothing, or the site has no Apple Wallet; CONFLICT if the coupon is not good
 */
export async function makeApplePass(context: RequestContext, token: string): Promise<Buffer> {
  const coupon = await findWalletCoupon(context, token);
  const { apple } = context.wallets;
  if (apple === null || apple.endsAt <= context.clock.now()) {
    throw new DomainError('NOT_FOUND', 'This site has no passes for Apple Wallet.');
  }
  const { certificate: signerCert, key: signerKey, intermediate: wwdr } = apple;
  // loaded with the first pass: few sites are set up for it
  const { PKPass } = await import('passkit-generator');
  const passJson = Buffer.from(JSON.stringify(composeApplePass(coupon, apple)));
  const files = { ...(await drawWalletIcons()), 'pass.json': passJson };
  return new PKPass(files, { wwdr, signerCert, signerKey }).getAsBuffer();
}
