import { useParams } from 'react-router';
import { LoadFailure } from '../../../features/error-handling/LoadFailure';
import { useReviewedPageScreenQuery } from '../../../generated/ReviewedPageScreen';
import { documentTitle } from '../../../shared/documentTitle';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { Loading } from '../../../ui/feedback/Loading';
import { NothingFound } from '../../../ui/feedback/NothingFound';
import { BrochureArticle } from '../../../features/brochure-article/BrochureArticle';
import styles from './ReviewedPageScreen.module.css';

/**
 * An ad as visitors see its page: live, or with what waits for review. The review shows it in a frame, so the page has the
 * layout of the frame's width. It accepts neither clicks nor focus, and counts no view.
 */
export default function ReviewedPageScreen() {
  const { id = '', version } = useParams();
  const databaseId = readDatabaseId(id);
  const isProposed = version === 'proposed';
  const { data, error, refetch } = useReviewedPageScreenQuery({
    variables: { databaseId: databaseId ?? 0, isProposed },
    skip: databaseId === null,
    fetchPolicy: 'network-only',
  });
  if (error !== undefined) {
    return (
      <main className={styles.page}>
        <LoadFailure title="The ad could not be loaded" error={error} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (data === undefined && databaseId !== null) return <Loading />;
  const brochure = isProposed ? data?.brochure?.pendingRevision?.preview : data?.brochure;
  if (brochure == null) {
    return (
      <main className={styles.page}>
        <NothingFound title="There is no such version of the ad" />
      </main>
    );
  }
  return (
    <main className={styles.page} inert>
      <title>{documentTitle(brochure.displayTitle)}</title>
      <BrochureArticle brochure={brochure} isPreview={false} isVisit={false} />
    </main>
  );
}
