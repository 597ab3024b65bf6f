import { dayOfRequest, privacyKindNames } from '../../../features/own-data/privacyLabels';
import type { OwnDataScreenQuery } from '../../../generated/types';
import { paths } from '../../../shared/paths';
import { Link } from '../../../ui/links/Link';
import styles from './OwnDataScreen.module.css';

/** Requests that are not answered yet, with the day of the answer. */
export function OpenRequests({ requests }: Pick<OwnDataScreenQuery['ownData'], 'requests'>) {
  return (
    <section className={styles.part} aria-labelledby="requests">
      <h2 id="requests">Your requests</h2>
      <ul className={styles.requests}>
        {requests.map(({ token, kind, dueAt, isAddressToConfirm }) => (
          <li key={token}>
            <Link to={paths.privacyRequest(token)}>{privacyKindNames[kind]}</Link>
            <span className={styles.note}>
              {isAddressToConfirm ? 'waits for your new mailbox' : `answered by ${dayOfRequest(dueAt)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
