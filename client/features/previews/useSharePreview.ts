import { useState } from 'react';
import { useSharePreviewMutation } from '../../generated/SharePreview';
import { readFailure } from '../../platform/errors/readFailure';
import { formatDay } from '../../shared/dates/formatDay';
import { shareLink, type ShareOutcome } from '../sharing/shareLink';

interface Shared {
  id: string;
  displayTitle: string;
}

interface Outcome {
  said: string;
  /** link to copy by hand when the browser cannot copy it */
  url: string | null;
}

const done: Record<ShareOutcome, string> = {
  shared: 'Link shared.',
  copied: 'Link copied.',
  cancelled: '',
  failed: 'Copy this link.',
};

/** Creates a preview link and passes it to the device's share dialog or the clipboard. */
export function useSharePreview({ id, displayTitle }: Shared) {
  const [mutate, { loading }] = useSharePreviewMutation();
  const [outcome, setOutcome] = useState<Outcome>({ said: '', url: null });

  async function share(): Promise<void> {
    setOutcome({ said: '', url: null });
    try {
      const { data } = await mutate({ variables: { input: { brochureId: id } } });
      if (!data) return;
      const { url, expiresAt } = data.sharePreview;
      const shared = await shareLink({ title: `Preview: ${displayTitle}`, url });
      const rule = `Only people with this link can see it, until ${formatDay(expiresAt)}.`;
      setOutcome({ said: `${done[shared]} ${rule}`.trim(), url: shared === 'failed' ? url : null });
    } catch (error) {
      setOutcome({ said: readFailure(error).message, url: null });
    }
  }

  return { share: () => void share(), busy: loading, ...outcome };
}
