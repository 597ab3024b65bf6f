import { useDeferredValue } from 'react';
import type { MapBox } from '../../../features/maps/MapBox';
import { useAdsInBoxQuery } from '../../../generated/AdsInBox';
import { plural } from '../../../shared/formats/plural';

/** The number of ads inside the box, whatever their area. */
export function AdsInBox({ west, south, east, north }: MapBox) {
  const box = useDeferredValue(`${String(west)} ${String(south)} ${String(east)} ${String(north)}`);
  const [w = 0, s = 0, e = 0, n = 0] = box.split(' ').map(Number);
  const { data, previousData, error } = useAdsInBoxQuery({
    fetchPolicy: 'no-cache',
    variables: {
      box: { west: w, south: s, east: e, north: n },
      statuses: ['PUBLISHED', 'PENDING_REVIEW'],
    },
  });
  const count = (data ?? previousData)?.brochures.totalCount;
  if (error !== undefined) return <>The ads in the box could not be counted.</>;
  return <>{count === undefined ? 'Counting the ads in the box.' : `${plural(count, 'ad')} in the box.`}</>;
}
