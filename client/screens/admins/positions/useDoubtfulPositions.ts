import { growingRecordsOf } from '../../../features/record-list/growingRecordsOf';
import { freshRecords } from '../../../features/record-list/recordsOf';
import { usePositionsScreenQuery } from '../../../generated/PositionsScreen';
import type { PositionsScreenQuery } from '../../../generated/types';
import { brochureFilter, type PositionFilterValues } from './positionFilters';

export type DoubtfulBrochure = PositionsScreenQuery['brochures']['edges'][number]['node'];

export function useDoubtfulPositions(filters: PositionFilterValues) {
  const result = usePositionsScreenQuery({ variables: { filter: brochureFilter(filters) }, ...freshRecords });
  const { nodes: brochures, ...list } = growingRecordsOf('brochures', result);
  return { brochures, ...list };
}
