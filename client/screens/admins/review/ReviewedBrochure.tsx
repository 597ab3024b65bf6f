import SharePreviewButton from '../../../features/previews/SharePreviewButton';
import { Difference } from '../../../features/reviews/Difference';
import { useReviewedFilesBrochureFragment } from '../../../generated/ReviewedFiles';
import type { ReviewScreenQuery } from '../../../generated/types';
import { paths } from '../../../shared/paths';
import { ReviewedFields } from './ReviewedFields';
import { ReviewedFiles } from './ReviewedFiles';
import { ReviewedVersions, type ReviewedVersion } from './ReviewedVersions';
import { RevisedFiles } from './RevisedFiles';
import styles from './ReviewScreen.module.css';

/** A change beside the live ad, or all of a new ad, and both as visitors see them. */
export function ReviewedBrochure({ brochure }: { brochure: NonNullable<ReviewScreenQuery['brochure']> }) {
  const { databaseId, pendingRevision } = brochure;
  const versions = versionsOf(brochure);
  // files are shown below, both versions of each
  const changes = pendingRevision?.changes.filter(({ field }) => field !== 'assets') ?? [];
  return (
    <>
      {changes.length > 0 && <Difference changes={changes} />}
      <div className={versions.length > 1 ? styles.stacked : styles.columns}>
        <div className={styles.preview}>
          <ReviewedVersions databaseId={databaseId} versions={versions} />
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

/** The live ad with its change, or the ad that waits. */
function versionsOf(brochure: NonNullable<ReviewScreenQuery['brochure']>): ReviewedVersion[] {
  const { status, version, pendingRevision } = brochure;
  const isLive = status === 'PUBLISHED';
  const live: ReviewedVersion = {
    ...{ version: 'live', name: isLive ? 'Live' : 'When it is published', writtenAt: String(version), card: brochure },
  };
  if (pendingRevision?.preview == null) return [live];
  const { submittedAt, preview } = pendingRevision;
  const writtenAt = `${String(version)} ${submittedAt}`;
  const proposed: ReviewedVersion = { version: 'proposed', name: 'With the change', writtenAt, card: preview };
  return isLive ? [live, proposed] : [proposed];
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
