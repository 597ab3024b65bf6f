import type { VendorProfileScreenQuery } from '../../../generated/types';
import { formatDate } from '../../../shared/formatDate';
import styles from './VendorProfileScreen.module.css';

type Login = VendorProfileScreenQuery['accounts']['edges'][number]['node'];

const stateWords: Readonly<Record<Login['state'], string>> = {
  ACTIVE: 'active',
  SUSPENDED: 'suspended',
  TERMINATED: 'ended',
};

/** A company may have several logins; we make them by invitation. */
export function CompanyLogins({ logins, own }: { logins: readonly Login[]; own: string }) {
  return (
    <section className={styles.part} aria-labelledby="logins">
      <h2 id="logins">Logins of your company</h2>
      <ul className={styles.logins}>
        {logins.map(({ id, email, name, state, lastLoginAt }) => (
          <li key={id}>
            <strong>{name ?? email}</strong>
            {id === own && ' (you)'}
            <span className={styles.quiet}>
              {[
                name === null ? null : email,
                stateWords[state],
                lastLoginAt === null ? 'never signed in' : `last here ${formatDate(lastLoginAt.slice(0, 10))}`,
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.lead}>Somebody else works on your ads? Tell us their email address and we invite them.</p>
    </section>
  );
}
