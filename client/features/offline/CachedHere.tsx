import { paths } from '../../shared/paths';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { SavedOfferRow } from '../my-offers/SavedOfferRow';
import { useMyOffers } from '../my-offers/useMyOffers';
import { KeptMaps } from './KeptMaps';
import styles from './CachedHere.module.css';

/** number of entries below a message; My offers has all of them */
const most = 5;

/** What this device keeps, to show while the server is unreachable: saved offers and parts of the map. */
export function CachedHere() {
  return (
    <>
      <SavedHere />
      <KeptMaps />
    </>
  );
}

function SavedHere() {
  const { saved, coupons } = useMyOffers();
  if (saved.length + coupons.length === 0) return null;
  return (
    <section className={styles.kept} aria-labelledby="kept-here">
      <h2 id="kept-here" className={styles.heading}>
        Kept on this device
      </h2>
      {coupons.length > 0 && (
        <p>
          {coupons.length === 1 ? 'Your coupon is here' : `Your ${String(coupons.length)} coupons are here`}, with what
          is needed at the till.
        </p>
      )}
      <ul className={styles.list}>
        {saved.slice(0, most).map((offer) => (
          <li key={offer.databaseId}>
            <SavedOfferRow offer={offer} />
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.myOffers()} primary>
        Open my offers
      </ButtonLink>
    </section>
  );
}
