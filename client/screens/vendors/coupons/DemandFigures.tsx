import { minutesToConfirm } from '../../../../shared/coupons/minutesToConfirm';
import { useDemandFiguresQuery } from '../../../generated/DemandFigures';
import styles from './DemandFigures.module.css';

const labels = {
  held: 'Waiting for confirmation',
  confirmed: 'Confirmed by mail',
  returned: 'Not confirmed, returned',
  refused: 'Refused',
} as const;

/** How coupons in great demand were kept fair; nothing while no offer was (docs/rules/prices-and-coupons.md#held-coupons). */
export function DemandFigures({ brochureDatabaseId }: { brochureDatabaseId: number | null }) {
  const { data } = useDemandFiguresQuery({ variables: { brochureDatabaseId }, fetchPolicy: 'no-cache' });
  const figures = data?.couponFigures;
  if (!figures || Object.keys(labels).every((name) => figures[name as keyof typeof labels] === 0)) return null;
  return (
    <section className={styles.figures} aria-label="In great demand">
      <p className={styles.note}>
        Many coupons of an offer were asked for at once. Such buyers confirm by mail within {minutesToConfirm} minutes,
        or their coupons return.
      </p>
      <dl className={styles.list}>
        {Object.entries(labels).map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{figures[name as keyof typeof labels]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
