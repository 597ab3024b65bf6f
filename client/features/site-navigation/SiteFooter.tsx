import { Remembered } from '../../platform/page/fragments/Remembered';
import { paths } from '../../shared/paths';
import { Link } from '../../ui/links/Link';
import { browsePath } from '../browse-filters/addresses/browsePath';
import { networkName } from '../../shared/formats/networkName';
import { socialLinks } from '../../shared/site';
import styles from './SiteFooter.module.css';

/** The footer of all public pages. */
export function SiteFooter() {
  return (
    <Remembered name="footer" of={[]}>
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <p className={styles.words}>Offers from businesses close to where you are.</p>
          <nav aria-label="Footer">
            <ul className={styles.links}>
              <li>
                <Link to={paths.brochureList()}>All offers</Link>
              </li>
              <li>
                <Link to={paths.allCategories()}>All categories and areas</Link>
              </li>
              <li>
                <Link to={paths.areas()}>Areas</Link>
              </li>
              <li>
                <Link to={browsePath({ types: ['CP_AD'] })}>Coupons</Link>
              </li>
              <li>
                <Link to={browsePath({ types: ['BRO_AD'] })}>Brochures</Link>
              </li>
              <li>
                <Link to={paths.passThroughAds()}>Offers on other sites</Link>
              </li>
              <li>
                <Link to={paths.myOffers()}>My offers</Link>
              </li>
              <li>
                <Link to={paths.contact()}>Contact us</Link>
              </li>
              <li>
                <Link to={paths.advertise()}>Advertise with us</Link>
              </li>
              <li>
                <Link to={paths.login()}>Sign in for businesses</Link>
              </li>
              <li>
                <a href={paths.developers()}>Developers</a>
              </li>
              <li>
                <Link to={paths.termsAndConditions()}>Terms and Conditions</Link>
              </li>
              <li>
                <Link to={paths.privacyPolicy()}>Privacy Policy</Link>
              </li>
              <li>
                <Link to={paths.collectionNotice()}>Collection Notice</Link>
              </li>
              <li>
                <Link to={paths.advertisingConditions()}>Conditions for Advertisers</Link>
              </li>
              <li>
                <Link to={paths.notices()}>Notices</Link>
              </li>
            </ul>
          </nav>
          {socialLinks.length > 0 && (
            <nav aria-label="Social networks">
              <ul className={styles.links}>
                {socialLinks.map((url) => (
                  <li key={url}>
                    <a href={url} rel="me noopener">
                      {networkName(url)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </footer>
    </Remembered>
  );
}
