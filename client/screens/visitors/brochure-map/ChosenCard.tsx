import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { MapOffer } from '../../../features/maps/offer-popup/MapOffer';
import type { BrochureFilter } from '../../../generated/types';
import type { Position } from '../../../platform/geolocation/currentPosition';
import { formatTotal } from '../../../shared/formats/formatListSize';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { MoreFailed } from '../../../ui/load-more/MoreFailed';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './ChosenCard.module.css';
import { ChosenActions } from './chosen-actions/ChosenActions';
import type { ChosenOffers } from './ChosenOffers';
import { useChosenOffers } from './useChosenOffers';

interface ChosenCardProps {
  chosen: ChosenOffers;
  /** of the map */
  filter: BrochureFilter;
  /** from where distances count; null: unknown */
  origin: Position | null;
  /** gets the focus if what had it before is gone or hidden */
  map: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The card of the ad selected on the map, or of all ads at its position. */
export function ChosenCard({ chosen, filter, origin, map, onClose }: ChosenCardProps) {
  const { offers, error, tryAgain, ...list } = useChosenOffers(chosen, filter, origin);
  const total = list.total ?? chosen.databaseIds.length;
  const card = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);

  const before = useRef<Element | null>(null);
  // on phones the list is hidden with the next picture, and what is hidden loses the focus
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, []);

  // the user asked for the card, so it gets the focus; closing returns it
  useEffect(() => {
    const element = card.current;
    const fallback = map.current;
    element?.focus({ preventScroll: true });
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    element?.addEventListener('keydown', closeOnEscape);
    return () => {
      element?.removeEventListener('keydown', closeOnEscape);
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
      if (document.activeElement === document.body) fallback?.focus({ preventScroll: true });
    };
  }, [map]);

  const ads = useRef<HTMLUListElement>(null);
  /** how many ads there were when "Show more" was pressed */
  const shown = useRef(0);
  // at the end the button is gone, and its focus, which Escape needs, goes to the first new ad
  useLayoutEffect(() => {
    if (list.hasMore || shown.current === 0 || document.activeElement !== document.body) return;
    (ads.current?.children[shown.current]?.querySelector('a') ?? card.current)?.focus();
  }, [list.hasMore]);

  return (
    <section ref={card} tabIndex={-1} className={styles.card} aria-label="Chosen on the map">
      <div className={styles.head}>
        <h2 className={styles.heading}>
          {total === 1 ? 'Chosen offer' : total === 0 ? 'At this place' : `${formatTotal(total)} at this place`}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="close" />
          <VisuallyHidden>Close</VisuallyHidden>
        </button>
      </div>
      {error && (
        <div className={styles.problem} role="alert">
          <p>The offer could not be loaded.</p>
          <Button onClick={tryAgain}>Try again</Button>
        </div>
      )}
      {!offers && !error && (
        <div className={styles.loading} role="status" aria-label="The offer is loading">
          <Skeleton height="120px" />
        </div>
      )}
      {offers?.length === 0 && <p className={styles.problem}>This offer has just ended.</p>}
      {offers && (
        <ul ref={ads} className={offers.length === 1 ? styles.single : styles.several}>
          {offers.map(({ node, distanceKm }) => (
            <li key={node.id}>
              <MapOffer brochure={node} eager />
              <ChosenActions brochure={node} distanceKm={distanceKm} />
            </li>
          ))}
        </ul>
      )}
      {list.hasMore && (
        <div className={styles.more}>
          {list.hasMoreFailed && <MoreFailed />}
          <Button
            aria-disabled={list.isLoadingMore}
            onClick={() => {
              if (list.isLoadingMore) return;
              shown.current = offers?.length ?? 0;
              list.loadMore();
            }}
          >
            {list.isLoadingMore ? 'Loading more …' : 'Show more'}
          </Button>
        </div>
      )}
    </section>
  );
}
