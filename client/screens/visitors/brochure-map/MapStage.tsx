import { preload } from 'react-dom';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FacilityType } from '../../../../shared/map-style/facilities';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { brochureOrder } from '../../../features/browse-filters/brochureFilter';
import { creditOffers } from '../../../features/maps/attribution/creditOffers';
import { creditsInView } from '../../../features/maps/attribution/creditsInView';
import { hasMovedOn } from '../../../features/maps/hasMovedOn';
import { MapAttribution } from '../../../features/maps/attribution/MapAttribution';
import type { MapBox } from '../../../features/maps/MapBox';
import type { MapCredit } from '../../../features/maps/attribution/MapCredit';
import type { MapPlace } from '../../../features/maps/MapPlace';
import { MapPreview } from '../../../features/maps/small-map/MapPreview';
import type { MapView } from '../../../features/maps/MapView';
import type { MapMarker } from '../../../features/maps/MapMarker';
import type { MapLabel } from '../../../features/maps/labels/MapLabel';
import type { PlacedLabel } from '../../../features/maps/labels/settleLabels';
import { isOnePlace } from '../../../features/maps/markers/isOnePlace';
import { useMarkers } from '../../../features/maps/markers/useMarkers';
import { useOffersMap } from '../../../features/maps/useOffersMap';
import { useBrochureMarkersOfMapQuery } from '../../../generated/BrochureMarkersOfMap';
import type { BrochureFilter } from '../../../generated/types';
import type { VisitorPosition } from '../../../platform/geolocation/currentPosition';
import { tilesAddress } from '../../../shared/tilesAddress';
import { formatTotal } from '../../../shared/formats/formatListSize';
import { ChosenCard } from './ChosenCard';
import type { ChosenOffers } from './ChosenOffers';
import { MapControls } from './MapControls';
import { MapNotice } from './MapNotice';
import { MapLegend } from './map-legend/MapLegend';
import { MapScale } from './map-scale/MapScale';
import styles from './MapStage.module.css';
import { aimMap } from './aimMap';
import { canSplit } from './canSplit';
import { markersWithChosen } from './markersWithChosen';
import { mapFollows } from './following/mapFollows';
import { useStore } from '../../../platform/stores/useStore';
import { useSearchArea } from './useSearchArea';
import { zoomToReveal } from './zoomToReveal';

/** Not needed before the map is there. */
const MapLabels = lazy(async () => ({
  default: (await import('../../../features/maps/labels/MapLabels')).MapLabels,
}));

/** The list is not asked at every stop of a movement. */
const followDelayMs = 350;

interface MapStageProps {
  filters: BrowseFilters;
  place: MapPlace;
  /** the filter of the list */
  searched: BrochureFilter;
  /** the same without the searched area: the map's ads, so that a link shows the same marks to everyone */
  everywhere: BrochureFilter;
  visitor: VisitorPosition | null;
  /** the selected area; undefined while it loads */
  area: MapBox | null | undefined;
  offersCount: number | undefined;
  /** the list with the same ads */
  listId: string;
  chosen: ChosenOffers | null;
  /** the ads that have the focus or the mouse, in the list or on the map */
  pointedAt: readonly number[];
  onPoint: (databaseIds: readonly number[]) => void;
  onChoose: (choice: ChosenOffers | null) => void;
  /** called when the visitor skips to the list */
  onSkip: () => void;
}

/** The map with its overlays. */
export function MapStage(props: MapStageProps) {
  const { filters, place, searched, everywhere, visitor, area, offersCount, listId, chosen, pointedAt } = props;
  const { onPoint, onChoose, onSkip } = props;
  // while the map's scripts load, so that its tiles need not wait for one more answer
  preload(tilesAddress, { as: 'fetch', crossOrigin: 'anonymous' });
  const target = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [aimedAt, setAimedAt] = useState<MapView | null>(null);
  const [attribution, setAttribution] = useState('');
  const [credits, setCredits] = useState<MapCredit[]>([]);
  const [facilities, setFacilities] = useState<FacilityType[]>([]);
  const [labels, setLabels] = useState<readonly PlacedLabel[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const searchArea = useSearchArea(filters, setAimedAt);

  const follows = useStore(mapFollows);
  const { data: overview } = useBrochureMarkersOfMapQuery({ variables: { filter: everywhere, zoom: null } });
  const first = overview?.brochureMarkers.markers;
  const orderBy = useMemo(() => brochureOrder(filters, null), [filters]);
  const { markers, labels: candidates, failed, tryAgain } = useMarkers(everywhere, orderBy, view);

  const pick = (marker: MapMarker | null) => {
    if (marker && canSplit(marker, view)) map?.zoomInto(marker);
    else onChoose(marker && choiceOf(marker));
  };
  const pickLabel = ({ databaseId, latitude, longitude }: MapLabel) => {
    const door = markers?.find((marker) => isOnePlace(marker) && isWithin(marker, latitude, longitude));
    onChoose(door ? choiceOf(door) : { databaseIds: [databaseId], at: { lat: latitude, lon: longitude } });
  };
  const map = useOffersMap(target, {
    onView: setView,
    onAim: setAimedAt,
    onPick: pick,
    onPoint: (marker) => onPoint(marker?.databaseIds ?? []),
    onLabels: setLabels,
    onAttribution: setAttribution,
    onCredits: setCredits,
    onFacilities: setFacilities,
    onFailure: () => setHasFailed(true),
  });

  const aim = useEffectEvent(() => {
    if (map && first)
      aimMap(map, { place, visitor, area: area ?? null, markers: first, isShown: searchArea.isOf(place.box) });
  });
  const isReady = map !== null && first !== undefined && area !== undefined;
  useEffect(() => {
    if (isReady) aim();
  }, [isReady, place, searched, visitor]);

  useEffect(() => {
    if (map && markers) map.showMarkers(markersWithChosen(markers, chosen), candidates);
  }, [map, markers, candidates, chosen]);
  useEffect(() => {
    map?.showVisitor(visitor);
  }, [map, visitor]);
  useEffect(() => {
    map?.showNamedPlace(place.at && { at: place.at, label: place.label ?? '' });
  }, [map, place]);
  const door = chosen?.within ?? null;
  const highlighted = chosen?.databaseIds[0] ?? (door ? null : (pointedAt[0] ?? null));
  useEffect(() => {
    map?.choose(highlighted, door);
  }, [map, markers, highlighted, door]);
  const reveal = useEffectEvent(() => {
    const zoom = map && markers && view && chosen ? zoomToReveal(markers, chosen, view.zoom) : null;
    if (!map || !chosen || zoom === null) return;
    map.goTo(chosen.at, zoom);
    if (card.current) map.keepInSight(chosen.at, coveredBy(card.current, target.current));
  });
  useEffect(() => {
    reveal();
  }, [map, markers, chosen]);
  useEffect(() => {
    const element = card.current;
    if (!map || !chosen || !element) return;
    // the card grows when its data arrive
    const observer = new ResizeObserver(() => map.keepInSight(chosen.at, coveredBy(element, target.current)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [map, chosen]);

  const search = () => {
    if (view) searchArea.search(view);
    // the button disappears, so the focus needs a new place
    target.current?.focus({ preventScroll: true });
  };
  const isDrawn = map !== null && markers !== null;
  const ground = credits.length > 0 && view ? creditsInView(credits, view.box) : [attribution];
  const offers = view ? creditsInView(creditOffers(markers ?? []), view.box) : [];
  const hasMoved = isDrawn && view !== null && aimedAt !== null && hasMovedOn(aimedAt, view);

  const follow = useEffectEvent(() => {
    if (view) searchArea.search(view, place);
  });
  useEffect(() => {
    if (!follows || !hasMoved) return;
    const timer = setTimeout(() => follow(), followDelayMs);
    return () => clearTimeout(timer);
  }, [follows, hasMoved, view]);

  return (
    <section className={styles.map} aria-label="Map">
      <a href={`#${listId}`} className={styles.skip} onClick={onSkip}>
        Skip the map, to the list of the same offers
      </a>
      {!isDrawn && <MapPreview markers={first ?? []} />}
      <div
        ref={target}
        className={styles.canvas}
        role="application"
        aria-roledescription="map"
        aria-label={`Map${offersCount === undefined ? '' : ` of ${formatTotal(offersCount)}`}. The arrow keys move it, plus and minus zoom. The list after it has the same.`}
      />
      {map && (
        <Suspense>
          <MapLabels
            container={map.labels}
            labels={labels}
            highlighted={highlighted}
            onPick={pickLabel}
            onPoint={(databaseId) => onPoint(databaseId === null ? [] : [databaseId])}
          />
        </Suspense>
      )}
      <MapControls map={map} view={view} filters={filters} filter={everywhere} />
      <MapLegend facilities={facilities} />
      {isDrawn && view && <MapScale view={view} />}
      <MapNotice
        hasMoved={hasMoved && !follows}
        markersFailed={failed}
        mapFailed={hasFailed}
        onSearch={search}
        onTryAgain={tryAgain}
      />
      <MapAttribution html={[...ground, ...offers].filter((notice) => notice !== '').join(' · ')} />
      <div ref={card} className={styles.card}>
        {chosen && (
          <ChosenCard
            key={chosen.databaseIds.join() || `${String(chosen.at.lat)},${String(chosen.at.lon)}`}
            chosen={chosen}
            filter={everywhere}
            origin={visitor ?? place.at}
            map={target}
            onClose={() => onChoose(null)}
          />
        )}
      </div>
    </section>
  );
}

function isWithin({ west, south, east, north }: MapBox, latitude: number, longitude: number): boolean {
  return west <= longitude && longitude <= east && south <= latitude && latitude <= north;
}

function choiceOf({ databaseIds, latitude, longitude, west, south, east, north }: MapMarker): ChosenOffers {
  const at = { lat: latitude, lon: longitude };
  return databaseIds.length > 0 ? { databaseIds, at } : { databaseIds, at, within: { west, south, east, north } };
}

/** The part of the map under the card: its right side on wide screens, its lower part on phones. */
function coveredBy(card: HTMLElement, map: HTMLElement | null): { right?: number; bottom?: number } {
  if (!map) return {};
  const [over, under] = [card.getBoundingClientRect(), map.getBoundingClientRect()];
  if (over.width > under.width / 2) return { bottom: under.bottom - over.top };
  return { right: under.right - over.left };
}
