import { Button } from 'antd';
import { useState } from 'react';
import type { OwnBrochureBrochureFragment } from '../../../generated/types';
import { useAddressQuery } from '../../../platform/page/useAddressQuery';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { mayRenew } from './mayRenew';
import { RenewDialog } from './RenewDialog';

interface RenewButtonProps {
  brochure: OwnBrochureBrochureFragment;
  /** takes the focus, since there is nothing to renew any more */
  onDone: () => void;
}

/** `?renew=7` opens it of ad 7 (`privatePaths.vendorRenewal`). Offered while there is something to renew; the dialog outlives the offer until it has closed. */
export function RenewButton({ brochure, onDone }: RenewButtonProps) {
  const asked = useAddressQuery().get('renew');
  const [isOpen, setOpen] = useState(asked === String(brochure.databaseId) && mayRenew(brochure));

  function leave(): void {
    setOpen(false);
    requestAnimationFrame(onDone); // the dialog holds the focus until it is drawn as closed
  }

  return (
    <>
      {mayRenew(brochure) && (
        <Button onClick={() => setOpen(true)}>
          Renew<VisuallyHidden> {brochure.displayTitle}</VisuallyHidden>
        </Button>
      )}
      <RenewDialog brochure={brochure} isOpen={isOpen} onClose={() => setOpen(false)} onRenewed={leave} />
    </>
  );
}
