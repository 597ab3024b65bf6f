import { paths } from '../../shared/paths';
import { Link } from '../../ui/links/Link';
import styles from './Logo.module.css';

/** The wordmark, a link to the list. */
export function Logo() {
  return (
    <Link to={paths.brochureList()} className={styles.logo} aria-label="Local Offers, home">
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path
          className={styles.pin}
          d="M16 1.5C9.4 1.5 4.5 6.5 4.5 12.8c0 4.8 3 9 6 12.4c1.9 2.2 3.8 3.9 4.7 4.7c.5.4 1.1.4 1.6 0c.9-.8 2.8-2.5 4.7-4.7c3-3.4 6-7.6 6-12.4C27.5 6.5 22.6 1.5 16 1.5z"
        />
        <circle className={styles.sun} cx="16" cy="12" r="4.2" />
        <path className={styles.sea} d="M6.8 17.6c2.3-1.9 4.6-1.9 6.9 0s4.6 1.9 6.9 0c1.5-1.2 3-1.7 4.6-1.3" />
      </svg>
      <span className={styles.words} aria-hidden="true">
        Local <span className={styles.second}>Offers</span>
      </span>
    </Link>
  );
}
