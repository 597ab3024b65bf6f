import { useMemo, type ReactNode } from 'react';
import { create } from 'qrcode';

interface QrDrawingProps {
  text: string;
  label: string;
}

/** A QR code as SVG, loaded on demand. */
export default function QrDrawing({ text, label }: QrDrawingProps): ReactNode {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg viewBox={`0 0 ${String(size)} ${String(size)}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}

function draw(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (isDark, at) =>
    isDark ? `M${String(at % size)} ${String(Math.floor(at / size))}h1v1h-1z` : '',
  );
  return { size, path: squares.join('') };
}
