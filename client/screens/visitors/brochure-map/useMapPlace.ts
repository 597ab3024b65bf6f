import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { MapPlace } from '../../../features/maps/MapPlace';
import { readMapQuery } from '../../../features/maps/mapQuery';

/** The place that the address names. */
export function useMapPlace(): MapPlace {
  const { search } = useLocation();
  return useMemo(() => readMapQuery(new URLSearchParams(search)), [search]);
}
