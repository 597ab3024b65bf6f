import { Alert } from 'antd';
import { useState } from 'react';
import { useInviteVendorToBrochureMutation } from '../../generated/InviteVendorToBrochure';
import { readFailure } from '../../platform/errors/readFailure';
import { EmailDialog } from '../../ui/email-dialog/EmailDialog';
import { useReport } from '../../ui/last-actions/useReport';
import { isEmailShaped } from './isEmailShaped';

interface VendorLoginDialogProps {
  brochure: { id: string; displayTitle: string };
  /** an address that is already known */
  suggestedEmail?: string;
  onClose: () => void;
}

/** Texts of docs/rules/screens.md#vendor-login-dialog. */
const label = "Enter vendor's email. This will be his username for the login.";
const invalid = 'Please enter a valid email address.';
const invited = 'Invitation email will be sent to vendor shortly.';

export function VendorLoginDialog({ brochure, suggestedEmail = '', onClose }: VendorLoginDialogProps) {
  const [email, setEmail] = useState(suggestedEmail);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const [invite, { loading }] = useInviteVendorToBrochureMutation();
  const report = useReport();

  async function submit(): Promise<void> {
    if (loading) return;
    setDone(false);
    setProblem(isEmailShaped(email) ? null : invalid);
    if (!isEmailShaped(email)) return;
    try {
      await invite({ variables: { input: { brochureId: brochure.id, email: email.trim() } } });
      setDone(true);
      const details = [`${email.trim()}, for “${brochure.displayTitle}”`];
      report({ tone: 'success', text: invited, details, isQuiet: true });
    } catch (error) {
      const { fields, message } = readFailure(error);
      setProblem(fields.find(({ field }) => field === 'email')?.message ?? message);
    }
  }

  return (
    <EmailDialog
      title={`Create vendor login: ${brochure.displayTitle}`}
      label={label}
      fieldId="vendor-email"
      email={email}
      onEmail={(typed) => {
        setEmail(typed);
        setProblem(null);
        setDone(false);
      }}
      problem={problem}
      verb="Submit"
      busy={loading}
      onSend={() => void submit()}
      onClose={onClose}
    >
      <div role="status">{isDone && <Alert role="presentation" type="success" showIcon title={invited} />}</div>
    </EmailDialog>
  );
}
