import { LinkShare } from '../sharing/LinkShare';
import { useSharePreview } from './useSharePreview';

interface SharePreviewButtonProps {
  brochure: { id: string; displayTitle: string };
}

/** For whoever keeps an ad that waits for review: a link that shows it to others. */
export default function SharePreviewButton({ brochure }: SharePreviewButtonProps) {
  const { share, busy, said, url } = useSharePreview(brochure);
  return (
    <LinkShare label="Share preview" onShare={share} isBusy={busy} message={said} url={url} urlLabel="Preview link" />
  );
}
