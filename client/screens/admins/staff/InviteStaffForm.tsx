import { Alert, Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { invitationTexts } from '../../../features/accounts/invitationTexts';
import { staffRoleOptions } from '../../../features/accounts/staffRoleLabels';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import { useInviteStaffMutation } from '../../../generated/ChangeStaff';
import type { StaffRole } from '../../../generated/types';
import { readFailure } from '../../../platform/errors/readFailure';
import { useReport } from '../../../ui/last-actions/useReport';
import styles from './StaffScreen.module.css';

interface Invite {
  email: string;
  staffRole: StaffRole;
}

/** The server checks the rules; a refusal appears at the field. */
export function InviteStaffForm({ onInvited }: { onInvited: () => void }) {
  const [form] = Form.useForm<Invite>();
  const [invite, { loading }] = useInviteStaffMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const report = useReport();

  async function send({ email, staffRole }: Invite): Promise<void> {
    setProblem(null);
    const address = email.trim();
    try {
      await invite({ variables: { input: { email: address, staffRole } } });
    } catch (error) {
      const failure = readFailure(error);
      if (!showFieldFailures(form, failure)) setProblem(failure.message);
      return;
    }
    report({ tone: 'success', text: invitationTexts.onItsWay(address) });
    form.setFieldsValue({ email: '' });
    form.focusField('email');
    onInvited();
  }

  return (
    <Form<Invite>
      form={form}
      className={styles.form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      initialValues={{ email: '', staffRole: 'READER' }}
      onFinish={(values) => void send(values)}
    >
      {problem !== null && <Alert className={styles.problem} type="error" showIcon title={problem} />}
      <Form.Item
        name="email"
        label="Email"
        rules={[{ required: true, whitespace: true, message: 'Please enter a valid email address.' }]}
      >
        <Input type="email" inputMode="email" autoComplete="off" maxLength={254} />
      </Form.Item>
      <Form.Item name="staffRole" label="Role">
        <Select<StaffRole> options={staffRoleOptions} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={loading}>
        Send the invitation
      </Button>
    </Form>
  );
}
