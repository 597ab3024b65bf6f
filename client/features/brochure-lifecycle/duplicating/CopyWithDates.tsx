import { useState } from 'react';
import { useCopyDatesQuery } from '../../../generated/CopyDates';
import { useCopyBrochure } from '../useBrochureVerbs';
import type { SelectedBrochure } from '../SelectedBrochure';
import { DuplicateDialog } from './DuplicateDialog';

interface CopyWithDatesProps {
  brochure: SelectedBrochure & { databaseId: number };
  onClose: () => void;
}

/** Reads the dates of an ad of a list, then asks for those of its copy. */
export function CopyWithDates({ brochure, onClose }: CopyWithDatesProps) {
  const { databaseId, displayTitle } = brochure;
  const { data, error } = useCopyDatesQuery({ variables: { databaseId }, fetchPolicy: 'no-cache' });
  const copy = useCopyBrochure();
  const [isBusy, setBusy] = useState(false);
  if (data === undefined && error === undefined) return null;
  const { validFrom = null, validTo = null } = data?.brochure ?? {};
  return (
    <DuplicateDialog
      brochure={{ displayTitle, validFrom, validTo }}
      isBusy={isBusy}
      onDuplicate={async (dates) => {
        setBusy(true);
        if (await copy(brochure, dates)) onClose();
        else setBusy(false);
      }}
      onClose={onClose}
    />
  );
}
