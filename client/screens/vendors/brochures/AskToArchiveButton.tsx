import { Button } from 'antd';
import { useState } from 'react';
import type { OwnBrochureBrochureFragment } from '../../../generated/types';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { AskToArchiveDialog } from './AskToArchiveDialog';
import styles from './OwnBrochureRow.module.css';

interface AskToArchiveButtonProps {
  brochure: OwnBrochureBrochureFragment;
  /** must move the focus, because this button disappears */
  onDone: () => void;
}

/** Shown until a request exists; the dialog stays until it has closed. */
export function AskToArchiveButton({ brochure, onDone }: AskToArchiveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { status, archiveRequest, displayTitle } = brochure;

  function leave(): void {
    setOpen(false);
    requestAnimationFrame(onDone); // the dialog traps the focus until its closing has rendered
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
