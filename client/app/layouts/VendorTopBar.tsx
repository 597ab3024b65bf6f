import type { Session } from '../../features/session/Session';
import { VendorMenu } from '../../features/vendor-area/VendorMenu';
import { privatePaths } from '../../shared/privatePaths';
import { PrivateTopBar } from './PrivateTopBar';

interface VendorTopBarProps {
  session: Session;
  vendorId: number;
}

export function VendorTopBar({ session, vendorId }: VendorTopBarProps) {
  return (
    <PrivateTopBar
      session={session}
      area="Vendors"
      home={privatePaths.vendorBrochures(vendorId)}
      folds="belowMedium"
      drawerTitle={session.user.vendor?.companyName ?? 'Menu'}
      drawer={(close) => <VendorMenu vendorId={vendorId} onChoose={close} />}
    />
  );
}
