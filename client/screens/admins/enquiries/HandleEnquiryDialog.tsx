import { Input } from 'antd';
import { useId, useState } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog';

interface HandleEnquiryDialogProps {
  title: string;
  verb: string;
  /** resolves to true on success, which closes the dialog */
  onConfirm: (note: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the note of a decision; it may stay empty. */
export function HandleEnquiryDialog({ title, verb, onConfirm, onClose }: HandleEnquiryDialogProps) {
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useId();

  async function confirm(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const isDone = await onConfirm(note.trim());
    setBusy(false);
    if (isDone) onClose();
  }

  return (
    <Dialog
      open
      title={title}
      okText={verb}
      okButtonProps={{ loading: busy }}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <p>The sender is not told. Answer by mail if an answer is needed.</p>
      <label htmlFor={field}>Note for administrators (optional)</label>
      <Input.TextArea
        id={field}
        rows={4}
        maxLength={2000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Dialog>
  );
}
