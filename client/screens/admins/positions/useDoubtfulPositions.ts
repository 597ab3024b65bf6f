import { freshRecords } from '../../../features/record-list/getRecords';
import { useAccumulatedRecords } from '../../../features/record-list/useAccumulatedRecords';
import { usePositionsScreenQuery } from '../../../generated/PositionsScreen';
import type { PositionsScreenQuery } from '../../../generated/types';
import { brochureFilter, type PositionFilterValues } from './positionFilters';

export type DoubtfulBrochure = PositionsScreenQuery['brochures']['edges'][number]['node'];

export function useDoubtfulPositions(filters: PositionFilterValues) {
  const result = usePositionsScreenQuery({ variables: { filter: brochureFilter(filters) }, ...freshRecords });
  const { nodes: brochures, ...list } = useAccumulatedRecords('brochures', result);
  return { brochures, ...list };
}
