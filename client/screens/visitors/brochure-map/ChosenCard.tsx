import { useEffect, useEffectEvent, useRef } from 'react';
import { MapOffer } from '../../../features/maps/offer-popup/MapOffer';
import { useChosenOffersQuery } from '../../../generated/ChosenOffers';
import type { Position } from '../../../platform/geolocation/currentPosition';
import { formatTotal } from '../../../shared/formats/formatListSize';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './ChosenCard.module.css';
import { ChosenActions } from './chosen-actions/ChosenActions';
import type { ChosenOffers } from './ChosenOffers';

interface ChosenCardProps {
  chosen: ChosenOffers;
  /** from where distances count; null: unknown */
  origin: Position | null;
  onClose: () => void;
}

/** The card of the ad selected on the map, or of all ads at its position. */
export function ChosenCard({ chosen: { databaseIds }, origin, onClose }: ChosenCardProps) {
  const { data, error, refetch } = useChosenOffersQuery({
    variables: { ids: databaseIds, near: origin && { latitude: origin.lat, longitude: origin.lon } },
  });
  const offers = data?.brochures.edges;
  const card = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);

  // the user asked for the card, so it gets the focus; closing returns it
  useEffect(() => {
    const before = document.activeElement;
    const element = card.current;
    element?.focus({ preventScroll: true });
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    element?.addEventListener('keydown', closeOnEscape);
    return () => {
      element?.removeEventListener('keydown', closeOnEscape);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <section ref={card} tabIndex={-1} className={styles.card} aria-label="Chosen on the map">
      <div className={styles.head}>
        <h2 className={styles.heading}>
          {databaseIds.length === 1 ? 'Chosen offer' : `${formatTotal(databaseIds.length)} at this place`}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="close" />
          <VisuallyHidden>Close</VisuallyHidden>
        </button>
      </div>
      {error && (
        <div className={styles.problem} role="alert">
          <p>The offer could not be loaded.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
      {!offers && !error && (
        <div className={styles.loading} role="status" aria-label="The offer is loading">
          <Skeleton height="120px" />
        </div>
      )}
      {offers?.length === 0 && <p className={styles.problem}>This offer has just ended.</p>}
      {offers && (
        <ul className={offers.length === 1 ? styles.single : styles.several}>
          {offers.map(({ node, distanceKm }) => (
            <li key={node.id}>
              <MapOffer brochure={node} eager />
              <ChosenActions brochure={node} distanceKm={distanceKm} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
