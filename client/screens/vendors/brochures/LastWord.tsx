import type { OwnBrochureBrochureFragment } from '../../../generated/types';
import { lastWord } from './lastWord';
import styles from './OwnBrochureRow.module.css';

/** Why an ad was sent back or refused, in the reviewer's words. */
export function LastWord({
  brochure,
}: {
  brochure: Pick<
    OwnBrochureBrochureFragment,
    'isDraft' | 'status' | 'pendingRevision' | 'lastReview' | 'archiveRequest'
  >;
}) {
  const word = lastWord(brochure);
  if (word === null) return null;
  return (
    <div className={styles.word}>
      <p className={styles.wordTitle}>{word.title}</p>
      <blockquote className={styles.quote}>{word.text}</blockquote>
    </div>
  );
}
