import { Icon } from '../../ui/icons/Icon';
import { Link } from '../../ui/links/Link';
import { useBrowseFilters } from '../browse-filters/useBrowseFilters';
import styles from './SiteLinks.module.css';
import { siteLinks } from './siteLinks';

/** Header links: icons, with text where it fits. */
export function SiteLinks() {
  const filters = useBrowseFilters();
  return (
    <ul className={styles.links}>
      {siteLinks.map(({ label, icon, path }) => (
        <li key={label}>
          <Link to={path(filters)} className={styles.link} title={label}>
            <Icon name={icon} />
            <span className={styles.words}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
