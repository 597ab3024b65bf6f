import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog';
import type { GridRow } from '../GridRow';

interface DeleteDialogProps {
  brochure: GridRow;
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Asks before an ad is deleted. */
export function DeleteDialog({ brochure, onDelete, onClose }: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    await onDelete();
    onClose();
  }

  return (
    <Dialog
      title={`Delete “${brochure.displayTitle}”?`}
      okText="Delete ad"
      okButtonProps={{ danger: true }}
      confirmLoading={isBusy}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <p>Nobody sees it any more. You can restore it from the deleted ads for 30 days.</p>
    </Dialog>
  );
}
