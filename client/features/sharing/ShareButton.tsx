import { useContext, useState } from 'react';
import { SiteUrlContext } from '../../platform/page/SiteUrlContext';
import { Button } from '../../ui/Button';
import { MoreIcon } from '../../ui/MoreIcon';
import styles from './ShareButton.module.css';
import { shareLink, type ShareOutcome } from './shareLink';

interface ShareButtonProps {
  title: string;
  /** the page to share, from the site's root */
  path: string;
}

const said: Record<ShareOutcome, string> = {
  shared: '',
  cancelled: '',
  copied: 'Link copied',
  failed: 'Copy this link:',
};

/** Hands the page's address to the device's own way of sharing, or else to the clipboard. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const siteUrl = useContext(SiteUrlContext);
  const [outcome, setOutcome] = useState<ShareOutcome>('cancelled');
  const url = siteUrl + path;

  return (
    <div className={styles.share}>
      <Button onClick={() => void shareLink({ title, url }).then(setOutcome)}>
        <MoreIcon name={outcome === 'copied' ? 'check' : 'share'} />
        Share
      </Button>
      <p role="status" className={styles.said}>
        {said[outcome]}
      </p>
      {outcome === 'failed' && (
        <input
          className={styles.link}
          aria-label="Link to this page"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
