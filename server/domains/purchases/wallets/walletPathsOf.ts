import type { WalletSettings } from '../../../platform/config/wallets/WalletSettings';
import type { CouponState } from '../CouponState';

interface Asked {
  token: string;
  state: CouponState;
  wallets: WalletSettings;
  now: Date;
}

interface WalletPaths {
  apple: string | null;
  google: string | null;
}

/**
 * Returns the paths that put a coupon into a wallet; null where the site has no such wallet, and for a coupon that is
 * not good (docs/rules/prices-and-coupons.md#wallets).
 */
export function walletPathsOf({ token, state, wallets: { apple, google }, now }: Asked): WalletPaths {
  const isGood = state === 'VALID';
  return {
    apple: isGood && apple !== null && apple.endsAt > now ? `/coupon/${token}/apple-wallet` : null,
    google: isGood && google !== null ? `/coupon/${token}/google-wallet` : null,
  };
}
