import { ButtonAnchor } from '../../../ui/buttons/ButtonAnchor';
import { MoreIcon } from '../../../ui/icons/MoreIcon';

export interface WalletPaths {
  appleWalletPath: string | null;
  googleWalletPath: string | null;
}

/** Links that add a coupon to the wallets that the site has; nothing for a coupon that is not good. */
export function WalletLinks({ coupon: { appleWalletPath, googleWalletPath } }: { coupon: WalletPaths }) {
  return (
    <>
      {appleWalletPath !== null && <WalletLink path={appleWalletPath} name="Apple Wallet" />}
      {googleWalletPath !== null && <WalletLink path={googleWalletPath} name="Google Wallet" />}
    </>
  );
}

function WalletLink({ path, name }: { path: string; name: string }) {
  return (
    <ButtonAnchor href={path}>
      <MoreIcon name="wallet" />
      Add to {name}
    </ButtonAnchor>
  );
}
