import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog';
import type { DuplicateAd } from './DuplicateAds';

interface MergeDialogProps {
  keep: DuplicateAd;
  merge: DuplicateAd;
  /** resolves to true on success */
  onMerge: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before one ad becomes part of another. */
export function MergeDialog({ keep, merge, onMerge, onClose }: MergeDialogProps) {
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    await onMerge();
    onClose();
  }

  return (
    <Dialog
      open
      title={`Merge ad ${String(merge.databaseId)} into ad ${String(keep.databaseId)}?`}
      okText="Merge"
      confirmLoading={isBusy}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        Ad {keep.databaseId} gets the pictures and figures of both, and contacts, links and texts that it lacks. Ad{' '}
        {merge.databaseId} is archived: its pages and QR codes lead to ad {keep.databaseId}. It can be undone for 30
        days.
      </p>
    </Dialog>
  );
}
