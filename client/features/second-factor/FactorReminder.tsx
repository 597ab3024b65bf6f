import { Alert } from 'antd';
import { useEffect } from 'react';
import { useOwnFactorsQuery } from '../../generated/OwnFactors';
import { useNow } from '../../platform/time/useNow';
import { useStore } from '../../platform/stores/useStore';
import { privatePaths } from '../../shared/privatePaths';
import { Link } from '../../ui/links/Link';
import { daysLeft } from './daysLeft';
import { factorChanges } from './factorChanges';
import styles from './FactorReminder.module.css';

/** Until when an administrator has to set up a second factor; nothing for everybody else. */
export function FactorReminder() {
  const changes = useStore(factorChanges);
  const now = useNow();
  const { data, refetch } = useOwnFactorsQuery({ fetchPolicy: 'no-cache' });
  useEffect(() => {
    // a reminder that cannot be loaded is no reminder
    if (changes > 0) refetch().catch(() => undefined);
  }, [changes, refetch]);
  const dueAt = data?.viewer?.secondFactor.dueAt;
  if (dueAt == null) return null;
  const days = daysLeft(dueAt, now);
  return (
    <Alert
      className={styles.reminder}
      type={days === 0 ? 'error' : 'warning'}
      showIcon
      title={
        <>
          {days === 0
            ? 'Administrators need a second factor now. Until you have one, nothing else works.'
            : `Administrators need a second factor. You have ${days === 1 ? 'one day' : `${String(days)} days`} left to set one up.`}{' '}
          <Link to={`${privatePaths.adminAccount()}#second-factor`}>Set one up</Link>
        </>
      }
    />
  );
}
