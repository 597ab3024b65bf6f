import { siteName, wordmark } from '../../shared/site';
import { logoPaths, logoViewBox } from '../../generated/logo';
import { paths } from '../../shared/paths';
import { Link } from '../../ui/links/Link';
import styles from './Logo.module.css';

/** Logo and wordmark, a link to the list. */
export function Logo() {
  const { start, end } = wordmark();
  return (
    <Link to={paths.brochureList()} className={styles.logo} aria-label={`${siteName}, home`}>
      <svg width="32" height="32" viewBox={logoViewBox} aria-hidden="true" focusable="false">
        {logoPaths.map((path) => (
          <path key={path.d} {...path} />
        ))}
      </svg>
      <span className={styles.words} aria-hidden="true">
        {start}
        <span className={styles.second}>{end}</span>
      </span>
    </Link>
  );
}
