import type { CompanyFiguresQuery } from '../../generated/types';
import { groupThousands } from '../../shared/formats/groupThousands';
import { describeCountChange, describeRateChange, formatRate } from './describeChange';
import styles from './KeyFigureTiles.module.css';

type Figures = CompanyFiguresQuery['vendorFigures']['now'];

const counts = [
  ['views', 'Views'],
  ['clicks', 'Clicks'],
  ['coupons', 'Coupons taken'],
  ['redemptions', 'Coupons redeemed'],
] as const;
const rates = [
  ['couponRate', 'Coupons per view'],
  ['redemptionRate', 'Redeemed per coupon'],
] as const;
const arrows = { up: '▲', down: '▼', same: '●' } as const;

/** The sums of all ads, each with its change since the period before as an arrow and in words. */
export function KeyFigureTiles({ now, before }: { now: Figures; before: Figures }) {
  const tiles = [
    ...counts.map(([name, label]) => ({
      ...{ name, label, value: groupThousands(now[name]) },
      change: describeCountChange(now[name], before[name]),
    })),
    ...rates.map(([name, label]) => ({
      ...{ name, label, value: formatRate(now[name]) },
      change: describeRateChange(now[name], before[name]),
    })),
  ];
  return (
    <div className={styles.frame}>
      <dl className={styles.tiles} aria-label="Key figures">
        {tiles.map(({ name, label, value, change }) => (
          <div key={name} className={styles.tile}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.change} data-direction={change.direction}>
              <span aria-hidden="true">{arrows[change.direction]}</span> {change.text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
