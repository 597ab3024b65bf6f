import { Alert, Button, Form, Input } from 'antd';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useState } from 'react';
import { useInviteToVendorMutation } from '../../../generated/InviteToVendor';
import { readFailure } from '../../../platform/errors/readFailure';
import { useReport } from '../../../ui/last-actions/useReport';

interface InviteDialogProps {
  vendorId: string;
  companyName: string;
  onInvited: () => void;
  onClose: () => void;
}

/** Label, buttons and sentences of docs/rules/screens.md#vendor-login-dialog. */
export function InviteDialog({ vendorId, companyName, onInvited, onClose }: InviteDialogProps) {
  const [form] = Form.useForm<{ email: string }>();
  const [invite, { loading }] = useInviteToVendorMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const report = useReport();

  async function submit({ email }: { email: string }): Promise<void> {
    setProblem(null);
    try {
      await invite({ variables: { input: { email: email.trim(), vendorId } } });
    } catch (error) {
      const { message, fields } = readFailure(error);
      const errors = fields.filter(({ field }) => field === 'email').map((field) => field.message);
      if (errors.length > 0) form.setFields([{ name: 'email', errors }]);
      else setProblem(message);
      return;
    }
    report({ tone: 'success', text: 'Invitation email will be sent to vendor shortly.' });
    onInvited();
    onClose();
  }

  return (
    <Dialog open title={`Create vendor login for ${companyName}`} footer={null} onCancel={onClose}>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
        <Form.Item
          name="email"
          label="Enter vendor's email. This will be his username for the login."
          extra="Invite a business only with its consent, or by an address that it publishes for such matters (Spam Act)."
          rules={[{ required: true, whitespace: true, message: 'Please enter a valid email address.' }]}
        >
          <Input type="email" autoComplete="off" maxLength={254} />
        </Form.Item>
        {problem !== null && <Alert type="error" title={problem} role="alert" />}
        <Button type="primary" htmlType="submit" loading={loading}>
          Submit
        </Button>{' '}
        <Button onClick={onClose}>Close</Button>
      </Form>
    </Dialog>
  );
}
