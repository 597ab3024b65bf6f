import { useState } from 'react';
import { plural } from '../../../shared/formats/plural';
import { Dialog } from '../../../ui/dialog/Dialog';
import styles from './DuplicatesScreen.module.css';

interface MergeManyDialogProps {
  count: number;
  onPreview: () => Promise<void>;
  onClose: () => void;
}

/** Says by which rule ads are merged, before the preview is made. */
export function MergeManyDialog({ count, onPreview, onClose }: MergeManyDialogProps) {
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    await onPreview();
    onClose();
  }

  return (
    <Dialog
      open
      title={`Merge ${plural(count, 'pair')}`}
      okText="Make the preview"
      confirmLoading={isBusy}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <p>Ads that are all like each other become one ad. The ad that stays is:</p>
      <ol className={styles.rule}>
        <li>the one whose coupons were taken,</li>
        <li>else one of a company,</li>
        <li>else a published one,</li>
        <li>else the one with more views,</li>
        <li>else the oldest.</li>
      </ol>
      <p>
        It gets the pictures and figures of all, and contacts, links and texts that it lacks. The others are archived:
        their pages and QR codes lead to it.
      </p>
      <p>Nothing changes before you start it. It can be undone for 30 days.</p>
    </Dialog>
  );
}
