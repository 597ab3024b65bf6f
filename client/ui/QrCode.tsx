import { useEffect, useState } from 'react';
import styles from './QrCode.module.css';

interface QrCodeProps {
  text: string;
  label: string;
}

interface Drawn {
  size: number;
  path: string;
}

/** Drawn on the device, so that it is there without a connection. Dark on white in both schemes: cameras want it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);

  useEffect(() => {
    let isWanted = true;
    draw(text).then(
      (done) => isWanted && setDrawn(done),
      // the code stands beside it in letters
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);

  return (
    <div className={styles.qr}>
      {drawn && (
        <svg
          viewBox={`0 0 ${String(drawn.size)} ${String(drawn.size)}`}
          role="img"
          aria-label={label}
          shapeRendering="crispEdges"
        >
          <path d={drawn.path} />
        </svg>
      )}
    </div>
  );
}

async function draw(text: string): Promise<Drawn> {
  const { create } = await import('qrcode');
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (isDark, at) =>
    isDark ? `M${String(at % size)} ${String(Math.floor(at / size))}h1v1h-1z` : '',
  );
  return { size, path: squares.join('') };
}
