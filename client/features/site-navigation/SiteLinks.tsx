import { Icon } from '../../ui/icons/Icon';
import { Link } from '../../ui/links/Link';
import { useBrowseFilters } from '../browse-filters/useBrowseFilters';
import styles from './SiteLinks.module.css';
import { siteLinks } from './siteLinks';

/** In the bar: an icon with its words, where there is room for them. */
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
