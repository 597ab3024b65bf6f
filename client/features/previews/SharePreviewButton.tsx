import { Button } from '../../ui/Button';
import { MoreIcon } from '../../ui/MoreIcon';
import styles from './SharePreviewButton.module.css';
import { useSharePreview } from './useSharePreview';

interface SharePreviewButtonProps {
  brochure: { id: string; displayTitle: string };
}

/** For whoever keeps an ad that waits for review: a link that shows it to others. */
export default function SharePreviewButton({ brochure }: SharePreviewButtonProps) {
  const { share, busy, said, url } = useSharePreview(brochure);
  return (
    <div className={styles.share}>
      <Button onClick={share} disabled={busy} aria-busy={busy}>
        <MoreIcon name="share" />
        Share preview
      </Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {url !== null && (
        <input
          className={styles.link}
          aria-label="Preview link"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
