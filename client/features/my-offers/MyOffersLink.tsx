import { paths } from '../../shared/paths';
import { Icon } from '../../ui/icons/Icon';
import { Link } from '../../ui/links/Link';
import styles from './MyOffersLink.module.css';
import { useMyOffers } from './useMyOffers';

/** Link to the saved offers with their number. */
export function MyOffersLink() {
  const { saved, coupons } = useMyOffers();
  const count = saved.length + coupons.length;
  return (
    <Link
      to={paths.myOffers()}
      className={styles.link}
      aria-label={count === 0 ? 'My offers' : `My offers, ${String(count)} kept`}
    >
      <Icon name="heart" size={24} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
