import { BrochurePreview } from '../../../features/brochure-form/preview/BrochurePreview';
import SharePreviewButton from '../../../features/previews/SharePreviewButton';
import { Difference } from '../../../features/reviews/Difference';
import { useReviewedFilesBrochureFragment } from '../../../generated/ReviewedFiles';
import type { ReviewScreenQuery } from '../../../generated/types';
import { paths } from '../../../shared/paths';
import { ReviewedFields } from './ReviewedFields';
import { ReviewedFiles } from './ReviewedFiles';
import { RevisedFiles } from './RevisedFiles';
import styles from './ReviewScreen.module.css';

/** A change beside the live ad, or all of a new ad, and a preview of the approved ad. */
export function ReviewedBrochure({ brochure }: { brochure: NonNullable<ReviewScreenQuery['brochure']> }) {
  const { databaseId, pendingRevision } = brochure;
  const isChangeOfLive = pendingRevision?.preview != null && brochure.status === 'PUBLISHED';
  // files are shown below, both versions of each
  const changes = pendingRevision?.changes.filter(({ field }) => field !== 'assets') ?? [];
  return (
    <>
      {changes.length > 0 && <Difference changes={changes} />}
      <div className={isChangeOfLive ? styles.stacked : styles.columns}>
        <div className={isChangeOfLive ? undefined : styles.preview}>
          <BrochurePreview
            brochure={pendingRevision?.preview ?? brochure}
            {...(isChangeOfLive && { live: brochure })}
          />
          <a href={paths.brochureDetails(databaseId)} target="_blank" rel="noreferrer">
            {pendingRevision === null ? 'Open its page in a new tab' : 'Open the live page in a new tab'}
          </a>
          {brochure.status === 'PENDING_REVIEW' && <SharePreviewButton brochure={brochure} />}
        </div>
        <div className={styles.content}>
          <section aria-labelledby="review-files">
            <h2 id="review-files" className={styles.subheading}>
              Pictures and files
            </h2>
            <Files brochure={brochure} />
          </section>
          {pendingRevision === null && (
            <section aria-labelledby="review-fields">
              <h2 id="review-fields" className={styles.subheading}>
                What it says
              </h2>
              <ReviewedFields brochure={brochure} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}

/** The files of a new ad, or both versions if a change concerns them. */
function Files({ brochure }: { brochure: NonNullable<ReviewScreenQuery['brochure']> }) {
  const { data, complete } = useReviewedFilesBrochureFragment(brochure);
  const { pendingRevision } = brochure;
  if (pendingRevision === null) return <ReviewedFiles brochure={brochure} />;
  if (pendingRevision.files.length > 0 && complete) {
    return <RevisedFiles files={pendingRevision.files} liveOrder={data.assets.map(({ id }) => id)} />;
  }
  return (
    <>
      <p className={styles.hint}>The change leaves them as they are.</p>
      <ReviewedFiles brochure={brochure} />
    </>
  );
}
