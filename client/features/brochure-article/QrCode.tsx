import { MoreIcon } from '../../ui/icons/MoreIcon';
import { buttonClassName } from '../../ui/buttons/buttonClassName';
import styles from './QrCode.module.css';

interface QrCodeProps {
  url: string;
  databaseId: number;
}

/** The QR code of this page, to scan from the screen or to print. */
export function QrCode({ url, databaseId }: QrCodeProps) {
  return (
    <details className={styles.qr}>
      <summary className={styles.summary}>
        <MoreIcon name="qr" />
        QR code
        <span className={styles.chevron}>
          <MoreIcon name="chevronDown" size={16} />
        </span>
      </summary>
      <div className={styles.body}>
        <img src={url} width={200} height={200} loading="lazy" alt="QR code that leads to this page" />
        <a href={url} download={`offer-${databaseId}.png`} className={buttonClassName({})}>
          <MoreIcon name="download" />
          Download QR code
        </a>
      </div>
    </details>
  );
}
