import { Alert, Button, Form, Input, Modal, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useInviteVendorToBrochureMutation } from '../../generated/InviteVendorToBrochure';
import { readFailure } from '../../platform/errors/readFailure';
import { useReport } from '../../ui/last-actions/useReport';
import { isEmailShaped } from './isEmailShaped';

interface VendorLoginDialogProps {
  brochure: { id: string; displayTitle: string };
  onClose: () => void;
}

/** Specification, sections 2, 5 and 8: the words are its own. */
const label = "Enter vendor's email. This will be his username for the login.";
const invalid = 'Please enter a valid email address.';
const invited = 'Invitation email will be sent to vendor shortly.';

export function VendorLoginDialog({ brochure, onClose }: VendorLoginDialogProps) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const [invite, { loading }] = useInviteVendorToBrochureMutation();
  const report = useReport();
  const field = useRef<InputRef>(null);

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
    <Modal
      open
      title={`Create vendor login: ${brochure.displayTitle}`}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
      footer={[
        <Button key="close" onClick={onClose}>
          Close
        </Button>,
        <Button key="submit" type="primary" loading={loading} onClick={() => void submit()}>
          Submit
        </Button>,
      ]}
    >
      <Form layout="vertical" requiredMark={false} onFinish={() => void submit()}>
        <Form.Item
          label={label}
          htmlFor="vendor-email"
          validateStatus={problem === null ? '' : 'error'}
          help={problem === null ? undefined : <span role="alert">{problem}</span>}
        >
          <Input
            id="vendor-email"
            type="email"
            autoComplete="off"
            ref={field}
            maxLength={254}
            aria-invalid={problem !== null}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setProblem(null);
              setDone(false);
            }}
          />
        </Form.Item>
      </Form>
      <div role="status">{isDone && <Alert role="presentation" type="success" showIcon title={invited} />}</div>
    </Modal>
  );
}
