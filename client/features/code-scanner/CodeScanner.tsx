import { Alert, Button } from 'antd';
import styles from './CodeScanner.module.css';
import { TorchButton } from './TorchButton';
import { useQrScan } from './useQrScan';

interface CodeScannerProps {
  onCode: (code: string) => void;
  onClose: () => void;
}

/** Shows the camera until it reads a coupon's QR code. No image leaves the device. */
export function CodeScanner({ onCode, onClose }: CodeScannerProps) {
  const { video, problem, isForeign, withTorch } = useQrScan(onCode);
  return (
    <section className={styles.scanner} aria-label="Camera">
      {problem === null ? (
        <>
          <video ref={video} className={styles.video} muted playsInline aria-label="What the camera sees" />
          <p className={styles.hint} role="status">
            {isForeign ? 'This QR code is not of a coupon.' : 'Hold the QR code of the coupon into the picture.'}
          </p>
        </>
      ) : (
        <Alert type="warning" showIcon title={problem} />
      )}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{problem === null ? 'Close the camera' : 'Close'}</Button>
        {problem === null && withTorch !== null && <TorchButton camera={withTorch} />}
      </div>
    </section>
  );
}
