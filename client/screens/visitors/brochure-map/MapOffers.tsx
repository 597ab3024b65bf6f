import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { MapOffer } from '../../../features/maps/offer-popup/MapOffer';
import type { MapPlace } from '../../../features/maps/MapPlace';
import { mapPath } from '../../../features/maps/mapPath';
import { RefusedAddress } from '../../../features/site-navigation/missing-pages/RefusedAddress';
import type { SiteNavigation } from '../../../features/site-navigation/useSiteNavigation';
import { isRefusedRequest } from '../../../platform/apollo/isRefusedRequest';
import { Link } from '../../../ui/links/Link';
import { buttonClassName } from '../../../ui/buttons/buttonClassName';
import type { ChosenOffers } from './ChosenOffers';
import { MapOffersEmpty } from './MapOffersEmpty';
import { MapOffersLoading } from './MapOffersLoading';
import styles from './MapOffers.module.css';
import type { useMapOffers } from './useMapOffers';
import { usePageStatus } from '../../../platform/page/PageOutcome';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { MoreFailed } from '../../../ui/load-more/MoreFailed';

interface MapOffersProps {
  id: string;
  list: ReturnType<typeof useMapOffers>;
  filters: BrowseFilters;
  place: MapPlace;
  navigation: SiteNavigation;
  onShow: (choice: ChosenOffers) => void;
  /** the ads that have the focus or the mouse, in the list or on the map */
  pointedAt: readonly number[];
  onPoint: (databaseIds: readonly number[]) => void;
}

/** The ads on the map, as a list. */
export function MapOffers({ id, list, filters, place, navigation, pointedAt, onShow, onPoint }: MapOffersProps) {
  const { offers, error, endCursor, isContinued } = list;
  const nextPage = (cursor: string) => {
    const path = mapPath(filters, place);
    return `${path}${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(cursor)}`;
  };

  return (
    <section id={id} tabIndex={-1} className={styles.offers} aria-label="Offers on the map" data-held="near-me">
      <h2 className={styles.heading}>{place.box ? 'In this part of the map' : 'Offers on the map'}</h2>
      {error && isRefusedRequest(error) && (
        <RefusedAddress error={error} way={{ to: mapPath(filters, place), label: 'Back to the first offers' }} />
      )}
      {error && !isRefusedRequest(error) && <MapOffersError onTryAgain={list.tryAgain} />}
      {!error && !offers && <MapOffersLoading />}
      {!error && offers?.edges.length === 0 && (
        <MapOffersEmpty filters={filters} place={place} navigation={navigation} />
      )}
      {!error && offers && offers.edges.length > 0 && (
        <>
          <ul className={styles.list} aria-label="Offers on the map" aria-busy={list.isLoading}>
            {offers.edges.map(({ node, distanceKm }) => (
              <li key={node.id} data-pointed={pointedAt.includes(node.databaseId) || undefined}>
                <MapOffer
                  brochure={node}
                  distanceKm={distanceKm}
                  onPoint={(isPointed) => onPoint(isPointed ? [node.databaseId] : [])}
                  onShow={() => {
                    const { databaseId, type, latitude, longitude } = node;
                    if (latitude === null || longitude === null) return;
                    onShow({ databaseIds: [databaseId], at: { lat: latitude, lon: longitude }, type });
                  }}
                />
              </li>
            ))}
          </ul>
          {isContinued && (
            <Link to={mapPath(filters, place)} className={buttonClassName({})}>
              Back to the first offers
            </Link>
          )}
          {list.hasMoreFailed && <MoreFailed />}
          {endCursor !== null && (
            <Link
              to={nextPage(endCursor)}
              className={buttonClassName({ className: styles.more })}
              aria-disabled={list.isLoadingMore}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                if (!list.isLoadingMore) list.loadMore();
              }}
            >
              {list.isLoadingMore ? 'Loading more …' : 'Show more'}
            </Link>
          )}
        </>
      )}
    </section>
  );
}

function MapOffersError({ onTryAgain }: { onTryAgain: () => void }) {
  usePageStatus(500);
  return (
    <EmptyState
      icon="alert"
      title="The offers could not be loaded"
      actions={
        <Button primary onClick={onTryAgain}>
          Try again
        </Button>
      }
    >
      <p>The connection was lost or our server is busy. Your filters and your place on the map are kept.</p>
    </EmptyState>
  );
}
