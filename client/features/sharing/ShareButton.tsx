import { useContext, useState } from 'react';
import { SiteUrlContext } from '../../platform/page/contexts/SiteUrlContext';
import { LinkShare } from './LinkShare';
import { shareLink, type ShareOutcome } from './shareLink';

interface ShareButtonProps {
  title: string;
  /** path of the page to share */
  path: string;
}

const messages: Record<ShareOutcome, string> = {
  shared: '',
  cancelled: '',
  copied: 'Link copied',
  failed: 'Copy this link:',
};

/** Shares the page's address by the device's share dialog or the clipboard. */
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
