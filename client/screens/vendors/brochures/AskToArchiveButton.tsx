import { Button } from 'antd';
import { useState } from 'react';
import type { OwnBrochureBrochureFragment } from '../../../generated/types';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { AskToArchiveDialog } from './AskToArchiveDialog';
import styles from './OwnBrochureRow.module.css';

interface AskToArchiveButtonProps {
  brochure: OwnBrochureBrochureFragment;
  /** takes the focus, since there is nothing to ask any more */
  onDone: () => void;
}

/** Offered until it is asked; the dialog outlives the offer until it has closed. */
export function AskToArchiveButton({ brochure, onDone }: AskToArchiveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { status, archiveRequest, displayTitle } = brochure;

  function leave(): void {
    setOpen(false);
    requestAnimationFrame(onDone); // the dialog holds the focus until it is drawn as closed
  }

  return (
    <>
      {status !== 'ARCHIVED' && archiveRequest?.state !== 'WAITING' && (
        <Button type="link" className={styles.asLink} onClick={() => setOpen(true)}>
          Ask to archive<VisuallyHidden> {displayTitle}</VisuallyHidden>
        </Button>
      )}
      <AskToArchiveDialog brochure={brochure} isOpen={isOpen} onClose={() => setOpen(false)} onAsked={leave} />
    </>
  );
}
