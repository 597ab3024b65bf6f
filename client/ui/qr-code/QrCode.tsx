import { lazy, Suspense } from 'react';
import styles from './QrCode.module.css';

// if the drawing fails to load, the code in letters beside it remains
const QrDrawing = lazy(() => import('./QrDrawing').catch(() => ({ default: () => null })));

interface QrCodeProps {
  text: string;
  label: string;
}

/**
 * Rendered by the server in its pages and by the device while offline. Dark on white in both colour schemes, as cameras
 * require.
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
