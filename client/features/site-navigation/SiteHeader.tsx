import { useLocation } from 'react-router';
import { Remembered } from '../../platform/page/fragments/Remembered';
import { paths } from '../../shared/paths';
import { Icon } from '../../ui/icons/Icon';
import { Link } from '../../ui/links/Link';
import { mapAreaPath } from '../browse-filters/addresses/mapAreaPath';
import { useBrowseFilters } from '../browse-filters/useBrowseFilters';
import { MyOffersLink } from '../my-offers/MyOffersLink';
import { CategoryNav } from './categories/CategoryNav';
import { Logo } from './Logo';
import { MapAreaPicker } from './MapAreaPicker';
import { MobileMenu } from './MobileMenu';
import { SearchBox } from './SearchBox';
import styles from './SiteHeader.module.css';
import { SiteLinks } from './SiteLinks';
import { useSiteNavigation } from './useSiteNavigation';

/**
 * The header of the public site. Details pages show it without the categories (docs/rules/screens.md#public-layout).
 */
export function SiteHeader({ withCategories }: { withCategories: boolean }) {
  const filters = useBrowseFilters();
  const navigation = useSiteNavigation(filters);
  // the links to areas stay on some pages
  const allAreas = mapAreaPath(useLocation().pathname, filters, null);

  return (
    <Remembered name="header" of={[withCategories, filters, navigation, allAreas]}>
      <header className={styles.header}>
        <div className={styles.bar}>
          <MobileMenu navigation={navigation} />
          <Logo />
          <SearchBox />
          <div className={styles.tools}>
            <SiteLinks />
            <div className={styles.area}>
              <MapAreaPicker navigation={navigation} />
            </div>
            <MyOffersLink />
            <Link to={paths.login()} className={styles.login} aria-label="Sign in">
              <Icon name="user" size={24} />
            </Link>
          </div>
        </div>
        {withCategories && (
          <div className={styles.categories}>
            <CategoryNav navigation={navigation} />
          </div>
        )}
      </header>
    </Remembered>
  );
}
