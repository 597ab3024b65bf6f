import { CouponTicket } from '../../../features/coupons/ticket/CouponTicket';
import { SavedOfferRow } from '../../../features/my-offers/SavedOfferRow';
import { useMyOffers } from '../../../features/my-offers/useMyOffers';
import { PageHead } from '../../../platform/page/head/PageHead';
import { useIsInBrowser } from '../../../platform/page/useIsInBrowser';
import { paths } from '../../../shared/paths';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Link } from '../../../ui/links/Link';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './MyOffersScreen.module.css';
import { useNewsOfMyOffers } from './useNewsOfMyOffers';
import { useRemoval } from './useRemoval';
import { EmptyState } from '../../../ui/feedback/EmptyState';

/** The device's own data: coupons first, because they are shown at a till, then saved ads. No account, no server. */
export default function MyOffersScreen() {
  const isInBrowser = useIsInBrowser();
  const { saved, coupons } = useMyOffers();
  const { removed, removeSaved, removeCoupon, undo } = useRemoval();
  useNewsOfMyOffers();

  return (
    <div className={styles.screen}>
      <PageHead title="My offers" description="Offers and coupons that you keep on this device." noIndex />
      <header>
        <h1 className={styles.heading}>My offers</h1>
        <p className={styles.lead}>
          Kept on this device only, without an account. They can be read without a connection.
        </p>
      </header>
      <noscript>
        <p>This page needs JavaScript: what you keep is known to your device alone.</p>
      </noscript>
      <div role="status" className={styles.removed}>
        {removed && (
          <>
            <span>“{removed.title}” was removed.</span>
            <Button onClick={undo}>Undo</Button>
          </>
        )}
      </div>
      {isInBrowser && coupons.length + saved.length === 0 && <MyOffersEmpty />}
      {coupons.length > 0 && (
        <section aria-labelledby="my-coupons">
          <h2 id="my-coupons" className={styles.subheading}>
            Coupons
          </h2>
          <ul className={styles.coupons}>
            {coupons.map((coupon) => (
              <li key={coupon.token}>
                <CouponTicket coupon={coupon}>
                  <ButtonLink to={paths.brochureDetails(coupon.brochureDatabaseId)}>The offer</ButtonLink>
                  <Button onClick={() => removeCoupon(coupon)}>
                    Remove
                    <VisuallyHidden> {coupon.title}</VisuallyHidden>
                  </Button>
                </CouponTicket>
              </li>
            ))}
          </ul>
        </section>
      )}
      {saved.length > 0 && (
        <section aria-labelledby="my-saved">
          <h2 id="my-saved" className={styles.subheading}>
            Saved offers
          </h2>
          <ul className={styles.saved}>
            {saved.map((offer) => (
              <li key={offer.databaseId}>
                <SavedOfferRow offer={offer} onRemove={() => removeSaved(offer)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        A coupon is missing? <Link to={paths.myCoupons()}>Find it by your e-mail address</Link>.
      </p>
    </div>
  );
}

function MyOffersEmpty() {
  return (
    <EmptyState
      icon="heart"
      title="Nothing kept yet"
      actions={
        <ButtonLink to={paths.brochureList()} primary>
          Find offers
        </ButtonLink>
      }
    >
      <p>Press the heart of an offer to keep it here. Coupons that you get on this device come here by themselves.</p>
    </EmptyState>
  );
}
