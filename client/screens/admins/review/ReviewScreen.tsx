import { useParams } from 'react-router';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { useReviewScreenQuery } from '../../../generated/ReviewScreen';
import { useStore } from '../../../platform/stores/useStore';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { privatePaths } from '../../../shared/privatePaths';
import { NothingFound } from '../../../ui/feedback/NothingFound';
import { HoldPresses } from '../../../ui/shortcuts/HoldPresses';
import { Link } from '../../../ui/links/Link';
import { LoadingTitle } from '../../../ui/feedback/LoadingTitle';
import { PageHeading } from '../../../ui/page/PageHeading';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { getAdjacentReviews } from './getAdjacentReviews';
import { Review } from './Review';
import { sentDecisions } from './sentDecisions';

/** Reviews one ad or one change of it. */
export default function ReviewScreen() {
  const { id = '' } = useParams();
  const databaseId = readDatabaseId(id);
  const sent = useStore(sentDecisions);
  const { data, error, refetch } = useReviewScreenQuery({
    variables: { databaseId: databaseId ?? 0 },
    skip: databaseId === null,
    fetchPolicy: 'cache-and-network',
    // the data of the previous ad must not be decided about
    returnPartialData: false,
  });

  if (databaseId === null || data?.brochure === null) {
    return (
      <NothingFound
        title="There is no such ad"
        actions={<Link to={privatePaths.adminReviews()}>To the reviews</Link>}
      />
    );
  }
  if (data === undefined && error !== undefined) {
    return (
      <>
        <PageHeading title="Review" />
        <LoadFailure title="The ad could not be loaded" error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (data?.brochure?.databaseId !== databaseId) {
    return (
      <>
        <HoldPresses />
        <LoadingTitle />
        <Skeleton height="480px" />
      </>
    );
  }
  const { edges, totalCount } = data.pendingReviews;
  const queue = edges
    .map(({ node }) => node.brochure.databaseId)
    .filter((waiting) => waiting === databaseId || !sent.has(waiting));
  const total = totalCount - (edges.length - queue.length);
  return <Review key={databaseId} brochure={data.brochure} {...getAdjacentReviews(queue, databaseId, total)} />;
}
