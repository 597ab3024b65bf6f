import { siteName, wordmarkEnd, wordmarkStart } from '../../generated/brand';
import { logoPaths, logoViewBox } from '../../generated/logo';
import { paths } from '../../shared/paths';
import { Link } from '../../ui/links/Link';
import styles from './Logo.module.css';

/** Logo and wordmark, a link to the list. */
export function Logo() {
  return (
    <Link to={paths.brochureList()} className={styles.logo} aria-label={`${siteName}, home`}>
      <svg width="32" height="32" viewBox={logoViewBox} aria-hidden="true" focusable="false">
        {logoPaths.map((path) => (
          <path key={path.d} {...path} />
        ))}
      </svg>
      <span className={styles.words} aria-hidden="true">
        {wordmarkStart}
        <span className={styles.second}>{wordmarkEnd}</span>
      </span>
    </Link>
  );
}
