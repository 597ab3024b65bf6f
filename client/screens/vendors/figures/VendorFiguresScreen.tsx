import { useParams } from 'react-router';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { useSharedLoading } from '../../../features/vendor-area/useSharedLoading';
import { useVendorFiguresScreenQuery } from '../../../generated/VendorFiguresScreen';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { isoToday } from '../../../shared/dates/isoToday';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { NothingFound } from '../../../ui/feedback/NothingFound';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { readFigureSpan, spanOf } from './figureSpans';
import { FiguresOfBrochure } from './FiguresOfBrochure';

/** The daily counts of one ad. */
export default function VendorFiguresScreen() {
  const { id } = useParams();
  const span = readFigureSpan(useAddressQuery().get('days'));
  const { data, previousData, error, loading, refetch } = useVendorFiguresScreenQuery({
    variables: { databaseId: readDatabaseId(id) ?? 0, ...spanOf(span, isoToday()) },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  useSharedLoading(loading);
  const brochure = (data ?? previousData)?.brochure;

  if (error !== undefined && data === undefined) {
    return <LoadFailure title="The figures could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  if (brochure === undefined) return <Skeleton height="420px" />;
  if (brochure?.statistics == null) {
    return (
      <NothingFound title="There is no such ad">
        <p>It may have been deleted.</p>
      </NothingFound>
    );
  }
  return <FiguresOfBrochure brochure={brochure} statistics={brochure.statistics} span={span} />;
}
