import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { DuplicateDialog } from './DuplicateDialog';
import type { OfferDates } from './proposeDates';
import { useDuplicate } from './useDuplicate';

interface DuplicateButtonProps {
  brochure: OfferDates & { id: string; displayTitle: string };
  /** how it looks; default: as a button */
  look?: Pick<ButtonProps, 'type' | 'className'>;
}

/** Lets a vendor copy an own ad: asks for dates, then opens the copy's editor. */
export function DuplicateButton({ brochure, look }: DuplicateButtonProps) {
  const { duplicate, isBusy } = useDuplicate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} aria-label={`Duplicate: ${brochure.displayTitle}`} onClick={() => setOpen(true)}>
        Duplicate
      </Button>
      {isOpen && (
        <DuplicateDialog
          brochure={brochure}
          isBusy={isBusy}
          onDuplicate={(dates) => duplicate(brochure, dates)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
