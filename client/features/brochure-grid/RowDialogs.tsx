import { ActivityReportDialog } from '../activity-report/ActivityReportDialog';
import { NotifyAdvertiserDialog } from '../advertiser-notice/NotifyAdvertiserDialog';
import { QrCodeDialog } from '../qr-codes/QrCodeDialog';
import { VendorLoginDialog } from '../vendor-login/VendorLoginDialog';
import type { OpenDialog, RowActor } from './useRowActor';

interface RowDialogsProps {
  dialog: OpenDialog | null;
  actor: RowActor;
  onClose: () => void;
}

export function RowDialogs({ dialog, actor, onClose }: RowDialogsProps) {
  if (dialog === null) return null;
  const { kind, row } = dialog;
  if (kind === 'qrCode') return <QrCodeDialog brochure={row} onClose={onClose} />;
  if (kind === 'vendorLogin') return <VendorLoginDialog brochure={row} onClose={onClose} />;
  if (kind === 'reportPreview') {
    return <ActivityReportDialog brochure={row} onSend={() => actor.act('report', row)} onClose={onClose} />;
  }
  return <NotifyAdvertiserDialog brochure={row} onClose={onClose} />;
}
