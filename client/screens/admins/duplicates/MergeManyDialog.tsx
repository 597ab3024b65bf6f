import { useState } from 'react';
import { adThatStays } from '../../../features/bulk-jobs/adThatStays';
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
      // the preview opens when it is made, so it is too late to cancel
      cancelButtonProps={{ disabled: isBusy }}
      closable={!isBusy}
      keyboard={!isBusy}
      mask={{ closable: !isBusy }}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <p>Ads that are all like each other become one ad. The ad that stays is:</p>
      <ol className={styles.rule}>
        {adThatStays.map((ad, at) => (
          <li key={ad}>{`${at === 0 ? '' : 'else '}${ad}${at === adThatStays.length - 1 ? '.' : ','}`}</li>
        ))}
      </ol>
      <p>
        It gets the pictures and figures of all, and contacts, links and texts that it lacks. The others are archived:
        their pages and QR codes lead to it.
      </p>
      <p>Nothing changes before you start it. It can be undone for 30 days.</p>
    </Dialog>
  );
}
