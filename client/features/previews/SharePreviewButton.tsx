import { LinkShare } from '../sharing/LinkShare';
import { useSharePreview } from './useSharePreview';

interface SharePreviewButtonProps {
  brochure: { id: string; displayTitle: string };
}

/** Shares a preview link of an ad that is pending review. */
export default function SharePreviewButton({ brochure }: SharePreviewButtonProps) {
  const { share, busy, said, url } = useSharePreview(brochure);
  return (
    <LinkShare label="Share preview" onShare={share} isBusy={busy} message={said} url={url} urlLabel="Preview link" />
  );
}
