import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Dialog } from '../../ui/dialog/Dialog';
import { privatePaths } from '../../shared/privatePaths';
import styles from './QrCodeDialog.module.css';

interface QrCodeDialogProps {
  brochure: { databaseId: number; displayTitle: string };
  onClose: () => void;
}

const files = [
  { format: 'png', label: 'PNG' },
  { format: 'svg', label: 'SVG' },
  { format: 'pdf', label: 'Poster (PDF)' },
] as const;

/** Shows the QR code of an ad's address and offers it for download. */
export function QrCodeDialog({ brochure: { databaseId, displayTitle }, onClose }: QrCodeDialogProps) {
  return (
    <Dialog
      open
      title={`QR code: ${displayTitle}`}
      onCancel={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <img
        className={styles.picture}
        src={privatePaths.qrCode(databaseId, 'svg')}
        alt={`QR code that leads to ${displayTitle}`}
        width={240}
        height={240}
      />
      <div className={styles.files}>
        {files.map(({ format, label }) => (
          <Button
            key={format}
            icon={<DownloadOutlined aria-hidden />}
            aria-label={`Download ${label}`}
            href={privatePaths.qrCode(databaseId, format)}
            download={`qr-${String(databaseId)}.${format}`}
          >
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
