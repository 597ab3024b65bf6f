import { useContext, useState } from 'react';
import { SiteUrlContext } from '../../platform/page/contexts/SiteUrlContext';
import { LinkShare } from './LinkShare';
import { shareLink, type ShareOutcome } from './shareLink';

interface ShareButtonProps {
  title: string;
  /** the page to share, from the site's root */
  path: string;
}

const messages: Record<ShareOutcome, string> = {
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
    <LinkShare
      label="Share"
      onShare={() => void shareLink({ title, url }).then(setOutcome)}
      isCopied={outcome === 'copied'}
      message={messages[outcome]}
      url={outcome === 'failed' ? url : null}
      urlLabel="Link to this page"
    />
  );
}
