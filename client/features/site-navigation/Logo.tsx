import { siteLogo, siteName, wordmark, type SiteLogo } from '../../shared/site';
import { logoPaths, logoViewBox } from '../../generated/logo';
import { paths } from '../../shared/paths';
import { Link } from '../../ui/links/Link';
import styles from './Logo.module.css';

/** at least this wide for its height, a logo contains the name */
const wordmarkRatio = 2;

/** Logo and wordmark, a link to the list. */
export function Logo() {
  const { logo, logoDark } = siteLogo;
  return (
    <Link to={paths.brochureList()} className={styles.logo} aria-label={`${siteName}, home`}>
      {logo === null ? <BuiltLogo /> : <OwnLogo logo={logo} dark={logoDark} />}
      {(logo === null || logo.width < wordmarkRatio * logo.height) && <Words />}
    </Link>
  );
}

function BuiltLogo() {
  return (
    <svg width="32" height="32" viewBox={logoViewBox} aria-hidden="true" focusable="false">
      {logoPaths.map((path) => (
        <path key={path.d} {...path} />
      ))}
    </svg>
  );
}

/** The logo of the site's settings. The link has its name. */
function OwnLogo({ logo, dark }: { logo: SiteLogo; dark: SiteLogo | null }) {
  return (
    <picture className={styles.picture}>
      {dark && (
        <source media="(prefers-color-scheme: dark)" srcSet={dark.url} width={dark.width} height={dark.height} />
      )}
      <img className={styles.own} src={logo.url} width={logo.width} height={logo.height} alt="" />
    </picture>
  );
}

function Words() {
  const { start, end } = wordmark();
  return (
    <span className={styles.words} aria-hidden="true">
      {start}
      <span className={styles.second}>{end}</span>
    </span>
  );
}
