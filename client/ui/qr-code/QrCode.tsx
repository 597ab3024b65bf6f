import { lazy, Suspense } from 'react';
import styles from './QrCode.module.css';

// the code stands beside it in letters, should its drawing not come
const QrDrawing = lazy(() => import('./QrDrawing').catch(() => ({ default: () => null })));

interface QrCodeProps {
  text: string;
  label: string;
}

/**
 * Drawn by the server in its pages, and by the device where there is no connection. Dark on white in both schemes:
 * cameras want it so.
 */
export function QrCode({ text, label }: QrCodeProps) {
  return (
    <div className={styles.qr}>
      <Suspense>
        <QrDrawing text={text} label={label} />
      </Suspense>
    </div>
  );
}
