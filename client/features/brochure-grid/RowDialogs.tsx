import { NotifyAdvertiserDialog } from '../advertiser-notice/NotifyAdvertiserDialog';
import { QrCodeDialog } from '../qr-codes/QrCodeDialog';
import { VendorLoginDialog } from '../vendor-login/VendorLoginDialog';
import type { OpenDialog } from './useRowActor';

export function RowDialogs({ dialog, onClose }: { dialog: OpenDialog | null; onClose: () => void }) {
  if (dialog === null) return null;
  const { kind, row } = dialog;
  if (kind === 'qrCode') return <QrCodeDialog brochure={row} onClose={onClose} />;
  if (kind === 'vendorLogin') return <VendorLoginDialog brochure={row} onClose={onClose} />;
  return <NotifyAdvertiserDialog brochure={row} onClose={onClose} />;
}
