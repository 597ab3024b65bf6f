import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { readBrowseQuery, writeBrowseQuery } from '../../../features/browse-filters/addresses/browseQuery';
import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import NearMeAccuracy from '../../../features/browse-filters/near-me/NearMeAccuracy';
import { useBrowseFilters } from '../../../features/browse-filters/useBrowseFilters';
import { useRememberedFilters } from '../../../features/browse-filters/restoring/useRememberedFilters';
import { mapPath } from '../../../features/maps/mapPath';
import { useSiteNavigation, type SiteNavigation } from '../../../features/site-navigation/useSiteNavigation';
import { PageHead } from '../../../platform/page/head/PageHead';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { isInCrawlPlan } from '../../../shared/crawlPlan';
import { formatListSize } from '../../../shared/formats/formatListSize';
import { Loading } from '../../../ui/feedback/Loading';
import { Icon } from '../../../ui/icons/Icon';
import { Link } from '../../../ui/links/Link';
import styles from './BrochureMapScreen.module.css';
import type { ChosenOffers } from './ChosenOffers';
import { MapFilters } from './MapFilters';
import { MapOffers } from './MapOffers';
import { MapStage } from './MapStage';
import { MapSheet } from './map-panel/MapSheet';
import { useMapPanel } from './map-panel/useMapPanel';
import { searchedFilter } from './searchedFilter';
import { useMapOffers } from './useMapOffers';
import type { MapPlace } from '../../../features/maps/MapPlace';
import { readMapQuery } from '../../../features/maps/mapQuery';
import { categoryName, mapAreaName } from '../../../features/site-navigation/chosenNames';
import { useMapAreaBoxesQuery } from '../../../generated/MapAreaBoxes';

type Area = SiteNavigation['mapAreas'][number];

/** The navigation lists areas with offers only, but a selected area needs its name too. */
function withArea(navigation: SiteNavigation, area: Area | null): SiteNavigation {
  if (!area || navigation.mapAreas.some(({ id }) => id === area.id)) return navigation;
  return { ...navigation, mapAreas: [...navigation.mapAreas, area] };
}

const listId = 'offers-on-the-map';

/** The ads on a map, and the same ads as a list, which makes all map functions available by keyboard. */
export default function BrochureMapScreen() {
  const filters = useBrowseFilters();
  const navigation = useSiteNavigation(filters);
  const isOnTheWay = useRememberedFilters(filters, navigation, mapPath);
  if (isOnTheWay) return <Loading />;
  return <BrochureMap filters={filters} navigation={navigation} />;
}

function BrochureMap({ filters: read, navigation: known }: { filters: BrowseFilters; navigation: SiteNavigation }) {
  const filters = useSameFilters(read);
  const place = useMapPlace();
  const { area, isSettled } = useChosenArea(filters);
  const navigation = withArea(known, area);
  const list = useMapOffers(filters, place);
  const searched = useMemo(() => searchedFilter(filters, place), [filters, place]);
  const everywhere = useMemo(() => searchedFilter(filters, { box: null }), [filters]);
  const [panel, changePanel] = useMapPanel();
  const [pointedAt, setPointedAt] = useState<readonly number[]>([]);
  const stage = useRef<HTMLDivElement>(null);
  const heading = mapHeading(navigation, filters);
  const path = mapPath(filters, place);
  const search = useAddressQuery();

  const showOnMap = (choice: ChosenOffers) => {
    // on phones the sheet is hidden meanwhile, and is as before when the card closes
    changePanel({ chosen: choice });
    stage.current?.scrollIntoView({ block: 'nearest' });
  };

  const size = list.offers && !list.error && !list.isLoading && formatListSize(list.offers);

  return (
    <>
      <PageHead
        title={heading}
        description={`${heading}: find cafés, tours, places to stay and shops close to where you are.`}
        path={path}
        noIndex={!isInCrawlPlan(path) || search.has('after')}
      />
      <div className={styles.page} data-chosen={panel.chosen !== null || undefined}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h1 className={styles.heading}>{heading}</h1>
            <p role="status" className={styles.count} data-held="near-me">
              {size}
            </p>
            {list.visitor && (
              <p className={styles.count}>
                <NearMeAccuracy />
              </p>
            )}
          </div>
          <MapFilters filters={filters} place={place} navigation={navigation} />
        </div>
        <div className={styles.screen}>
          <div ref={stage} className={styles.stage}>
            <MapStage
              filters={filters}
              place={place}
              searched={searched}
              everywhere={everywhere}
              visitor={list.visitor}
              area={isSettled ? area : undefined}
              offersCount={list.offers?.totalCount}
              listId={listId}
              chosen={panel.chosen}
              pointedAt={pointedAt}
              onPoint={setPointedAt}
              onChoose={(chosen) => changePanel({ chosen })}
              onSkip={() => {
                if (panel.sheet === 'peek') changePanel({ sheet: 'half' });
              }}
            />
          </div>
          <div className={styles.list}>
            <MapSheet
              position={panel.sheet}
              onMove={(sheet) => changePanel({ sheet })}
              summary={<span aria-hidden="true">{size || 'Offers on the map'}</span>}
              link={
                <Link to={browsePath(filters)} className={styles.cards}>
                  <Icon name="grid" />
                  List
                </Link>
              }
            >
              <MapOffers
                id={listId}
                list={list}
                filters={filters}
                place={place}
                navigation={navigation}
                pointedAt={pointedAt}
                onShow={showOnMap}
                onPoint={setPointedAt}
              />
            </MapSheet>
          </div>
        </div>
      </div>
    </>
  );
}

/** The same object while only the place in the address changes, so that a map that moves asks for no marks again. */
function useSameFilters(filters: BrowseFilters): BrowseFilters {
  const query = writeBrowseQuery(filters).toString();
  return useMemo(() => readBrowseQuery(new URLSearchParams(query)), [query]);
}

/** The place that the address names. */
function useMapPlace(): MapPlace {
  const { search } = useLocation();
  return useMemo(() => readMapQuery(new URLSearchParams(search)), [search]);
}

/** "Map of food & drink in Noosa": the map's filters in words. */
function mapHeading(lists: Pick<SiteNavigation, 'categories' | 'mapAreas'>, filters: BrowseFilters): string {
  const category = categoryName(lists, filters);
  const mapArea = mapAreaName(lists, filters);
  const words = filters.q === null ? '' : ` for “${filters.q}”`;
  return `${category ?? 'Local offers'}${mapArea === undefined ? '' : ` in ${mapArea}`}${words} on the map`;
}

/** The filtered area, also one without ads; null if it does not exist. */
function useChosenArea({ mapArea }: BrowseFilters) {
  const { data, error } = useMapAreaBoxesQuery({ variables: { mapArea: mapArea ?? '' }, skip: mapArea === null });
  return {
    area: (mapArea !== null && data?.mapAreas.edges[0]?.node) || null,
    /** true: all data have arrived */
    isSettled: mapArea === null || data !== undefined || error !== undefined,
  };
}
