import { formatDate } from '../../shared/dates/formatDate';
import styles from './DailyChart.module.css';
import { niceCeiling } from './niceCeiling';
import { groupThousands } from '../../shared/formats/groupThousands';

interface DailyChartProps {
  label: string;
  /** consecutive ISO dates */
  days: readonly string[];
  counts: readonly number[];
}

const width = 320;
const height = 96;

/** A bar chart by day. Text gives the sum and the best day; the table beside has every number. */
export function DailyChart({ label, days, counts }: DailyChartProps) {
  const most = Math.max(0, ...counts);
  const sum = counts.reduce((all, count) => all + count, 0);
  const ceiling = niceCeiling(most);
  const step = width / Math.max(1, counts.length);
  const best = most === 0 ? '' : `, most on ${formatDate(days[counts.indexOf(most)] ?? '')}: ${String(most)}`;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span className={styles.sum}>{groupThousands(sum)}</span>
        <span>{label}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        role="img"
        aria-label={`${label} by day: ${groupThousands(sum)} in ${String(days.length)} days${best}`}
        preserveAspectRatio="none"
      >
        {counts.map((count, at) => {
          const tall = (count / ceiling) * (height - 2);
          return (
            <rect
              key={days[at]}
              className={styles.bar}
              x={at * step + step * 0.12}
              y={height - tall}
              width={step * 0.76}
              height={tall}
            />
          );
        })}
        <line className={styles.ground} x1={0} x2={width} y1={height - 0.5} y2={height - 0.5} />
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{formatDate(days[0] ?? '')}</span>
        <span>{most === 0 ? '' : `most ${groupThousands(most)}`}</span>
        <span>{formatDate(days.at(-1) ?? '')}</span>
      </div>
    </figure>
  );
}
