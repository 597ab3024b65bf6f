import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { invitationTexts } from '../../../features/accounts/invitationTexts';
import { vendorRoleOptions } from '../../../features/accounts/vendorRoleLabels';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import { useInviteColleagueMutation } from '../../../generated/Colleagues';
import type { VendorRole } from '../../../generated/types';
import { readFailure } from '../../../platform/errors/readFailure';
import { useReport } from '../../../ui/last-actions/useReport';
import parts from '../../../features/own-account/account.module.css';
import styles from './VendorProfileScreen.module.css';

interface Invite {
  email: string;
  vendorRole: VendorRole;
}

interface InviteColleagueFormProps {
  vendorId: string;
  onInvited: () => void;
}

/** The server checks the rules; a refusal appears at the field. */
export function InviteColleagueForm({ vendorId, onInvited }: InviteColleagueFormProps) {
  const [form] = Form.useForm<Invite>();
  const [invite, { loading }] = useInviteColleagueMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const report = useReport();

  async function send({ email, vendorRole }: Invite): Promise<void> {
    setProblem(null);
    try {
      await invite({ variables: { input: { vendorId, email: email.trim(), vendorRole } } });
    } catch (error) {
      const failure = readFailure(error);
      if (!showFieldFailures(form, failure)) setProblem(failure.message);
      return;
    }
    report({ tone: 'success', text: invitationTexts.onItsWay(email.trim()) });
    form.setFieldsValue({ email: '' });
    form.focusField('email');
    onInvited();
  }

  return (
    <Form<Invite>
      form={form}
      className={parts.form}
      layout="vertical"
      size="large"
      requiredMark={false}
      validateTrigger="onSubmit"
      initialValues={{ email: '', vendorRole: 'EDITOR' }}
      onFinish={(values) => void send(values)}
    >
      {problem !== null && <Alert className={parts.alert} type="error" showIcon title={problem} />}
      <Form.Item
        name="email"
        label="Invite a colleague: email"
        extra="They get a link to create their own login. Their mail names you."
        rules={[{ required: true, whitespace: true, message: 'Please enter a valid email address.' }]}
      >
        <Input type="email" inputMode="email" autoComplete="off" maxLength={254} />
      </Form.Item>
      <Form.Item name="vendorRole" label="Role of the colleague">
        <select className={styles.role}>
          {vendorRoleOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Form.Item>
      <Button htmlType="submit" loading={loading}>
        Send the invitation
      </Button>
    </Form>
  );
}
