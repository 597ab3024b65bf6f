import type { Mark } from './Mark';
import styles from './MapPreview.module.css';
import { previewSpots } from './previewSpots';

/** Where the ads lie, drawn by the server: stands in the map's place until the map itself is there. */
export function MapPreview({ marks }: { marks: readonly Mark[] }) {
  return (
    <svg className={styles.preview} viewBox="0 0 400 300" aria-hidden="true" focusable="false">
      {previewSpots(marks, 400, 300).map(({ x, y, radius, words, isCoupon }) => (
        <g key={`${String(x)} ${String(y)}`}>
          <circle cx={x} cy={y} r={radius} className={isCoupon ? styles.coupon : styles.spot} />
          {words !== '' && (
            <text x={x} y={y} className={styles.words}>
              {words}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
