import { useVendorViewingsQuery } from '../../generated/VendorViewings';
import { LoadFailure } from '../error-handling/LoadFailure';
import styles from './account.module.css';
import { describeViewing } from './describeViewing';

/** When administrators saw the site as a login of the company (docs/rules/accounts-and-permissions.md#see-as-a-vendor). */
export function VendorViewings() {
  const { data, error, refetch } = useVendorViewingsQuery({ fetchPolicy: 'no-cache' });
  return (
    <section className={styles.part} aria-labelledby="viewings">
      <h2 id="viewings">Seen by our administrators</h2>
      <p className={styles.lead}>
        To help you, an administrator may see the site as you do for up to 30 minutes, without changing anything.
      </p>
      {error !== undefined && (
        <LoadFailure title="The list could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data?.vendorViewings.length === 0 && <p>This has not happened in the last 90 days.</p>}
      {data !== undefined && data.vendorViewings.length > 0 && (
        <ul className={styles.sessions}>
          {data.vendorViewings.map(({ email, reason, startedAt, endsAt }) => (
            <li key={startedAt} className={styles.session}>
              <div>
                <strong>{reason}</strong>
                <span className={styles.quiet}>
                  As {email}, {describeViewing({ startedAt, endsAt }, new Date())}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
