import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { droppedFilters } from '../../../features/browse-filters/restoring/arrivalState';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { FilterChips } from '../../../features/browse-filters/FilterChips';
import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import { isPassThroughList } from '../../../features/browse-filters/addresses/filteredPlaces';
import { useBrowseFilters } from '../../../features/browse-filters/useBrowseFilters';
import { useRememberedFilters } from '../../../features/browse-filters/restoring/useRememberedFilters';
import { filteredPath } from '../../../features/browse-filters/addresses/filteredPath';
import { BrochureCard } from '../../../features/brochures/BrochureCard';
import { BrochureCards } from '../../../features/brochures/BrochureCards';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { usePreviewToken } from '../../../features/previews/usePreviewToken';
import { ChosenFilters } from '../../../features/site-navigation/ChosenFilters';
import { useSiteNavigation, type SiteNavigation } from '../../../features/site-navigation/useSiteNavigation';
import { formatListSize } from '../../../shared/formats/formatListSize';
import { paths } from '../../../shared/paths';
import { ViewSwitch } from '../../../ui/page/ViewSwitch';
import styles from './BrochureListScreen.module.css';
import { BrochureListHead } from './BrochureListHead';
import { businessOfList, listHeading } from './listHeading';
import { ListScope } from './ListScope';
import { readLetter } from './letters';
import { useBrochureList } from './useBrochureList';
import { BrochureCardSkeleton } from '../../../features/brochures/BrochureCardSkeleton';

// loaded on demand: the first view needs neither filters, search, near-me nor an empty list
const NearMeAccuracy = lazy(() => import('../../../features/browse-filters/near-me/NearMeAccuracy'));
const PreviewEnded = lazy(async () => ({
  default: (await import('../../../features/previews/PreviewEnded')).PreviewEnded,
}));
const PlaceLinks = lazy(() => import('../../../features/places/PlaceLinks'));
const BrochureListError = lazy(() =>
  import('./BrochureListError').then(
    (module) => ({ default: module.BrochureListError }),
    // the connection may be lost
    () => ({ default: () => <p role="alert">The offers could not be loaded.</p> }),
  ),
);
// has no Suspense of its own: navigation waits for it on the old page, and nothing moves
const DroppedFilters = lazy(() => import('./DroppedFilters'));
const ListDescription = lazy(() => import('./ListDescription'));
const NamedAd = lazy(() => import('./NamedAd'));
const ShowMore = lazy(async () => ({ default: (await import('./ShowMore')).ShowMore }));
const NearMeLeftOut = lazy(() => import('./NearMeLeftOut'));
const LetterNav = lazy(() => import('./LetterNav'));
const SortChoice = lazy(() => import('./SortChoice'));
const BrochureListEmpty = lazy(() => import('./BrochureListEmpty'));

export default function BrochureListScreen() {
  const filters = useBrowseFilters();
  const isPassThrough = isPassThroughList(useLocation().pathname);
  const navigation = useSiteNavigation(filters);
  const isOnTheWay = useRememberedFilters(filters, navigation, browsePath, !isPassThrough);
  if (isOnTheWay) return <BrochureListLoading />;
  return <BrochureList filters={filters} navigation={navigation} isPassThrough={isPassThrough} />;
}

interface BrochureListProps {
  filters: BrowseFilters;
  navigation: SiteNavigation;
  isPassThrough: boolean;
}

function BrochureList({ filters, navigation, isPassThrough }: BrochureListProps) {
  const letter = readLetter(useAddressQuery(), filters);
  const list = useBrochureList(filters, letter);
  const { brochures, error } = list;
  const heading = listHeading(navigation, filters, businessOfList(filters, brochures?.edges));
  const dropped = droppedFilters(useLocation().state);
  const isEmpty = !error && brochures?.edges.length === 0;
  const isPreview = filters.ids.length > 0 || filters.vendorId !== null;
  const hasToken = usePreviewToken() !== null;
  if (isPreview && hasToken && isEmpty) return <PreviewEnded />;

  return (
    <>
      <BrochureListHead
        heading={heading}
        filters={filters}
        navigation={navigation}
        isEmpty={brochures?.edges.length === 0}
      />
      {!isPassThrough && <ListScope filters={filters} navigation={navigation} />}
      {!isPassThrough && <FilterChips />}
      <div className={styles.head}>
        <h1 className={styles.heading}>{heading}</h1>
        <p role="status" className={styles.count} data-held="near-me">
          {brochures && !error && !list.isLoading && formatListSize(brochures)}
        </p>
        {filters.place === null && list.isNearMe && (
          <p className={styles.count}>
            <Suspense>
              <NearMeAccuracy />
            </Suspense>
          </p>
        )}
        {/* an empty list keeps its place: a filter of the last visit, never a search, may be lifted and must move nothing */}
        {!isPassThrough && !(isEmpty && filters.q !== null) && (
          <div className={styles.sort}>
            <Suspense>{!isEmpty && <SortChoice filters={filters} isNearMe={list.isNearMe} />}</Suspense>
          </div>
        )}
      </div>
      <div data-held="near-me">
        {!isPassThrough && <ChosenFilters filters={filters} navigation={navigation} />}
        {dropped.length > 0 && <DroppedFilters dropped={dropped} />}
        <Suspense>{filters.q !== null && <PlaceLinks search={filters.q} />}</Suspense>
        <Suspense>{isPassThrough && <NamedAd isListed={brochures !== undefined} />}</Suspense>
        <Suspense>{error && <BrochureListError error={error} onTryAgain={list.tryAgain} />}</Suspense>
        {!error && !brochures && <BrochureListLoading />}
        {isEmpty && (
          <div data-held="restored">
            <Suspense>
              <BrochureListEmpty filters={filters} navigation={navigation} lastPage={list.pages?.last ?? 0} />
            </Suspense>
          </div>
        )}
        {!error && brochures && brochures.edges.length > 0 && (
          <>
            {list.hasLetters && (
              <Suspense fallback={<div className={styles.letters} />}>
                <LetterNav filters={filters} filter={list.filter} chosen={letter} />
              </Suspense>
            )}
            <Suspense>
              <ListDescription heading={heading} filters={filters} navigation={navigation} brochures={brochures} />
            </Suspense>
            {/* a list in another order has new cards: moved ones count as layout shift, even if they were hidden before */}
            <BrochureCards
              key={brochures.edges[0]?.distanceKm == null ? 'list' : 'nearest'}
              label={heading}
              isBusy={list.isLoading}
            >
              {brochures.edges.map(({ node, distanceKm }, index) => (
                <li key={node.id} data-page={list.pageAt(index)}>
                  <BrochureCard brochure={node} distanceKm={distanceKm} first={index === 0} />
                </li>
              ))}
            </BrochureCards>
            <Suspense>
              <ShowMore
                endCursor={list.endCursor}
                pages={list.pages}
                isContinued={list.isContinued}
                isBusy={list.isLoadingMore}
                hasFailed={list.hasMoreFailed}
                onShowMore={list.loadMore}
              />
            </Suspense>
          </>
        )}
        {/* below the list, because it arrives after the cards and must not move them */}
        <Suspense>{list.isNearMe && <NearMeLeftOut filters={filters} shown={brochures?.totalCount} />}</Suspense>
      </div>
      {!isPassThrough && !isEmpty && (
        <ViewSwitch to={filteredPath(paths.brochureMap(), filters)} icon="map" label="Map" />
      )}
    </>
  );
}

function BrochureListLoading() {
  return (
    <BrochureCards label="Offers are loading" isBusy>
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index}>
          <BrochureCardSkeleton />
        </li>
      ))}
    </BrochureCards>
  );
}
