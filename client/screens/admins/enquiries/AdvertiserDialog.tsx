import { Input, Radio } from 'antd';
import { useId, useState } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog';
import type { EnquiryRow } from './enquiryColumns';
import styles from './EnquiriesScreen.module.css';

interface AcceptAdvertiserDialogProps {
  enquiry: EnquiryRow;
  /** null: a new vendor; resolves to true on success, which closes the dialog */
  onAccept: (vendorId: string | null) => Promise<boolean>;
  onClose: () => void;
}

/** Accepts a business: a new vendor, or one that it may be already. Mails the invitation. */
export function AcceptAdvertiserDialog({ enquiry, onAccept, onClose }: AcceptAdvertiserDialogProps) {
  const { companyName, email, similarVendors } = enquiry;
  const [vendorId, setVendorId] = useState<string | null>(similarVendors[0]?.id ?? null);
  const { busy, run } = useBusy(onClose);
  return (
    <Dialog
      open
      title={`Accept: ${companyName ?? ''}`}
      okText="Accept and invite"
      okButtonProps={{ loading: busy }}
      onOk={() => void run(() => onAccept(vendorId))}
      onCancel={onClose}
    >
      <p>{email} gets an invitation to a login.</p>
      {similarVendors.length > 0 && (
        <Radio.Group
          className={styles.choices}
          aria-label="Vendor"
          value={vendorId ?? ''}
          onChange={({ target }) => setVendorId(target.value === '' ? null : (target.value as string))}
          options={[
            ...similarVendors.map(({ id, companyName: name }) => ({ value: id, label: `The vendor “${name}”` })),
            { value: '', label: 'A new vendor' },
          ]}
        />
      )}
    </Dialog>
  );
}

interface RefuseAdvertiserDialogProps {
  enquiry: EnquiryRow;
  onRefuse: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the reason, which the sender gets by mail. */
export function RefuseAdvertiserDialog({ enquiry, onRefuse, onClose }: RefuseAdvertiserDialogProps) {
  const [reason, setReason] = useState('');
  const { busy, run } = useBusy(onClose);
  const field = useId();
  return (
    <Dialog
      open
      title={`Decline: ${enquiry.companyName ?? ''}`}
      okText="Decline and mail"
      okButtonProps={{ loading: busy, disabled: reason.trim() === '' }}
      onOk={() => void run(() => onRefuse(reason.trim()))}
      onCancel={onClose}
    >
      <p>{enquiry.email} gets the reason by mail.</p>
      <label htmlFor={field}>Reason</label>
      <Input.TextArea
        id={field}
        rows={4}
        maxLength={2000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}

/** Runs a decision once at a time, and closes the dialog when it is made. */
function useBusy(onClose: () => void) {
  const [busy, setBusy] = useState(false);

  async function run(decide: () => Promise<boolean>): Promise<void> {
    if (busy) return;
    setBusy(true);
    const isDone = await decide();
    setBusy(false);
    if (isDone) onClose();
  }
  return { busy, run };
}
