import { Alert, Checkbox } from 'antd';
import { useState } from 'react';
import { useNotifyAdvertiserOfBrochureMutation } from '../../generated/NotifyAdvertiserOfBrochure';
import { readFailure } from '../../platform/errors/readFailure';
import { EmailDialog } from '../../ui/email-dialog/EmailDialog';
import { useReport } from '../../ui/last-actions/useReport';

interface NotifyAdvertiserDialogProps {
  brochure: { id: string; displayTitle: string; contactEmail: string | null };
  onClose: () => void;
}

interface Problem {
  field: string;
  message: string;
}

/** Mails the ad's state and a link to it. An address other than the contact's or the vendor's needs a tick. */
export function NotifyAdvertiserDialog({ brochure, onClose }: NotifyAdvertiserDialogProps) {
  const [email, setEmail] = useState(brochure.contactEmail ?? '');
  const [doubt, setDoubt] = useState<string | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [notify, { loading }] = useNotifyAdvertiserOfBrochureMutation();
  const report = useReport();

  async function send(): Promise<void> {
    if (loading) return;
    setProblem(null);
    try {
      const confirmed = doubt === null ? undefined : isConfirmed;
      await notify({ variables: { input: { id: brochure.id, email: email.trim(), confirmed } } });
      report({ tone: 'success', text: `${email.trim()} will be told about “${brochure.displayTitle}”.` });
      onClose();
    } catch (error) {
      const { fields, message } = readFailure(error);
      const confirm = fields.find(({ field }) => field === 'confirmed');
      if (confirm) setDoubt(confirm.message);
      else setProblem(fields.find(({ field }) => field === 'email') ?? { field: '', message });
    }
  }

  return (
    <EmailDialog
      title={`Notify advertiser: ${brochure.displayTitle}`}
      lead={<p>Mails the state of the ad and a link to look at it.</p>}
      label="Send to"
      fieldId="advertiser-email"
      email={email}
      onEmail={(typed) => {
        setEmail(typed);
        setDoubt(null);
        setConfirmed(false);
        setProblem(null);
      }}
      problem={problem?.field === 'email' ? problem.message : null}
      verb="Send"
      busy={loading}
      onSend={() => void send()}
      onClose={onClose}
    >
      {doubt !== null && (
        <Alert
          type="warning"
          showIcon
          title={doubt}
          description={
            <Checkbox checked={isConfirmed} onChange={(event) => setConfirmed(event.target.checked)}>
              The address is right
            </Checkbox>
          }
        />
      )}
      <div role="alert">
        {problem?.field === '' && <Alert role="presentation" type="error" showIcon title={problem.message} />}
      </div>
    </EmailDialog>
  );
}
