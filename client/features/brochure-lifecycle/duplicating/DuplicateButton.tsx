import { Button } from 'antd';
import { useState } from 'react';
import { DuplicateDialog } from './DuplicateDialog';
import type { OfferDates } from './proposeDates';
import { useDuplicate } from './useDuplicate';

/** Lets a vendor copy an own ad: asks for dates, then opens the copy's editor. */
export function DuplicateButton({ brochure }: { brochure: OfferDates & { id: string; displayTitle: string } }) {
  const { duplicate, isBusy } = useDuplicate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={`Duplicate: ${brochure.displayTitle}`} onClick={() => setOpen(true)}>
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
