import { Icon } from '../../ui/Icon';
import type { PurchaseProblem } from './PurchaseProblem';
import styles from './PurchaseNotice.module.css';

/** Why there is no coupon yet, above the form that is still filled in. */
export function PurchaseNotice({ problem }: { problem: PurchaseProblem }) {
  return (
    <div className={styles.notice}>
      <Icon name="alert" />
      <div>
        <p className={styles.title}>{problem.title}</p>
        <p>{problem.text}</p>
      </div>
    </div>
  );
}
